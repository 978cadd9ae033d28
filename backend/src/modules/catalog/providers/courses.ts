import type { Provider } from '@nestjs/common';
import type { Config } from '../../../platform/infrastructure/config/config.js';
import { ConfirmedEducators } from '../application/courses/confirmed-educators.js';
import { CourseAccess } from '../application/courses/course-access.js';
import { CardWriter, CourseCards } from '../application/courses/course-cards.js';
import { CourseOverviews } from '../application/courses/course-overviews.js';
import { CourseStandings } from '../application/courses/course-standings.js';
import { CoursesForStaff } from '../application/courses/courses-for-staff.js';
import { CoursesView } from '../application/courses/courses-view.js';
import { CreateCourse } from '../application/courses/create-course.js';
import { EditCourse } from '../application/courses/edit-course.js';
import { ListCreatorCourses } from '../application/courses/list-creator-courses.js';
import { ListPublishedCourses } from '../application/courses/list-published-courses.js';
import { ModerateCourse } from '../application/courses/moderate-course.js';
import { OwnCourses } from '../application/courses/own-courses.js';
import { PublicationGate } from '../application/courses/publication-gate.js';
import { RemoveAllCourses } from '../application/courses/remove-all-courses.js';
import { RemoveCourse } from '../application/courses/remove-course.js';
import { RemoveThumbnail } from '../application/courses/remove-thumbnail.js';
import { ShowCourse } from '../application/courses/show-course.js';
import { ShowCreator } from '../application/courses/show-creator.js';
import { StoreThumbnail } from '../application/courses/store-thumbnail.js';
import { VideosView } from '../application/videos/videos-view.js';
import { Courses } from '../domain/courses/courses.js';
import { Lectures } from '../domain/lectures/lectures.js';
import { CatalogChanges } from '../infrastructure/catalog-changes.js';
import { CoursesInChange } from '../infrastructure/courses-in-change.js';
import { EnrollmentCountKeeper } from '../infrastructure/enrollment-count-keeper.js';
import { ForgetCardsOnProfileChanged } from '../infrastructure/events/forget-cards-on-profile-changed.js';
import { RemoveCoursesOnAccountDeleted } from '../infrastructure/events/remove-courses-on-account-deleted.js';
import { RemoveThumbnailOnDropped } from '../infrastructure/events/remove-thumbnail-on-dropped.js';
import { CoursePresenter } from '../infrastructure/http/course-presenter.js';
import { JsonCards } from '../infrastructure/http/json-cards.js';
import { PageShortcut } from '../infrastructure/http/page-shortcut.js';
import { EnrollmentCounts } from '../infrastructure/persistence/enrollment-counts.js';
import { MikroCourses } from '../infrastructure/persistence/mikro-courses.js';
import { SqlCourseCards } from '../infrastructure/persistence/sql-course-cards.js';
import { SqlCourseStandings } from '../infrastructure/persistence/sql-course-standings.js';
import { SqlCoursesForStaff } from '../infrastructure/persistence/sql-courses-for-staff.js';
import { SqlCoursesView } from '../infrastructure/persistence/sql-courses-view.js';

export function coursesProviders(config: Config): Provider[] {
  return [
    CreateCourse,
    EditCourse,
    ModerateCourse,
    RemoveAllCourses,
    RemoveCourse,
    OwnCourses,
    StoreThumbnail,
    RemoveThumbnail,
    CourseAccess,
    CourseOverviews,
    ListCreatorCourses,
    ListPublishedCourses,
    ShowCourse,
    ShowCreator,
    CoursePresenter,
    PageShortcut,
    CatalogChanges,
    CoursesInChange,
    EnrollmentCountKeeper,
    EnrollmentCounts,
    ForgetCardsOnProfileChanged,
    RemoveCoursesOnAccountDeleted,
    RemoveThumbnailOnDropped,
    { provide: Courses, useClass: MikroCourses },
    { provide: CoursesView, useClass: SqlCoursesView },
    { provide: CoursesForStaff, useClass: SqlCoursesForStaff },
    { provide: CourseStandings, useClass: SqlCourseStandings },
    { provide: CourseCards, useClass: SqlCourseCards },
    { provide: CardWriter, useClass: JsonCards },
    {
      provide: PublicationGate,
      inject: [Lectures, VideosView, ConfirmedEducators],
      useFactory: (lectures: Lectures, videos: VideosView, educators: ConfirmedEducators) =>
        new PublicationGate(config.get('PUBLISH_GATE') === 'strict', lectures, videos, educators),
    },
  ];
}
