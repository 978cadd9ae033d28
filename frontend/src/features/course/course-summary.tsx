import { useSelector } from 'react-redux';
import { BookOpen, CalendarDays } from 'lucide-react';
import type { CourseDetail } from '../../shared/api/types';
import { commonCopy } from '../../shared/copy/common';
import { courseCopy } from '../../shared/copy/learner';
import { formatDay, formatDuration } from '../../shared/lib/dates';
import { selectSite } from '../../shared/site/site.slice';
import { BackLink } from '../../shared/ui/back-link';
import { PageTitle } from '../../shared/ui/page-title';
import { AverageStars } from '../../shared/ui/average-stars';
import { Chip } from '../../shared/ui/surface';

export const totalSeconds = (course: Pick<CourseDetail, 'lectures'>): number =>
  course.lectures.reduce((total, { durationSeconds }) => total + (durationSeconds ?? 0), 0);

/** The dark header of the page: what the course is, and how it is rated. */
export function CourseSummary({ course }: { course: CourseDetail }) {
  const seconds = totalSeconds(course);
  const lectures = commonCopy.lectureCount(course.lectures.length);
  return (
    <header className="grid gap-4 text-text scheme-dark">
      <BackLink to="/allcourses" label={courseCopy.allCourses} />
      <div className="flex flex-wrap gap-2">
        <Chip tone="accent">{course.category}</Chip>
        {course.level && <Chip>{course.level}</Chip>}
      </div>
      <PageTitle title={course.title} className="max-w-3xl md:text-4xl" />
      {course.subTitle && <p className="max-w-2xl text-lg text-muted">{course.subTitle}</p>}
      <Rating course={course} />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {course.creatorName && <span>{courseCopy.by(course.creatorName)}</span>}
        <span className="inline-flex items-center gap-1.5">
          <BookOpen aria-hidden className="size-4" />
          {seconds > 0 ? courseCopy.summary(lectures, formatDuration(seconds)) : lectures}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden className="size-4" />
          {courseCopy.updated(formatDay(course.updatedAt))}
        </span>
      </p>
    </header>
  );
}

/** The average is always the real one; the number in brackets depends on the site's setting. */
function Rating({ course }: { course: CourseDetail }) {
  const { siteFigures } = useSelector(selectSite);
  const { averageRating, reviewCount } = course;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-lg font-extrabold text-accent tabular-nums">
        {averageRating.toFixed(1)}
      </span>
      <AverageStars average={averageRating} />
      <span className="text-muted">
        {siteFigures === 'spec'
          ? courseCopy.reviewCountSpec
          : courseCopy.reviewCountReal(reviewCount)}
      </span>
    </p>
  );
}
