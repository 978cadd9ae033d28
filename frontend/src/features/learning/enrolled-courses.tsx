import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BookOpen, ReceiptIndianRupee } from 'lucide-react';
import type { CourseInProgress, EnrolledCourse } from '../../shared/api/types';
import { enrolledCopy, lectureCopy } from '../../shared/copy/learner';
import { selectUser } from '../../shared/session/session.selectors';
import { ButtonLink } from '../../shared/ui/button';
import { CourseCover } from '../../shared/ui/course-cover';
import { PageTitle } from '../../shared/ui/page-title';
import { ProgressBar } from '../../shared/ui/progress-bar';
import { EmptyState } from '../../shared/ui/states';
import { Card, Chip } from '../../shared/ui/surface';
import { textLink } from '../../shared/ui/text-link';
import { selectOverview } from './learning.selectors';
import { overviewRequested } from './learning.slice';
import { watchPath } from './watch-path';

/** The list itself comes with the user; how far the learner got is loaded beside it. */
export function EnrolledCourses() {
  const dispatch = useDispatch();
  const courses = useSelector(selectUser)?.enrolledCourses ?? [];
  const overview = useSelector(selectOverview);
  useEffect(() => void dispatch(overviewRequested()), [dispatch]);
  const progress = new Map(overview?.courses.map((entry) => [entry.courseId, entry]));

  return (
    <div className="container-page py-8 md:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <PageTitle title={enrolledCopy.title} className="md:text-4xl" />
        <Link to="/orders" className={textLink('inline-flex min-h-6 items-center gap-2')}>
          <ReceiptIndianRupee aria-hidden className="size-4" />
          {enrolledCopy.orders}
        </Link>
      </div>
      {courses.length === 0 ? (
        <EmptyState
          className="mt-8"
          art={<BookOpen aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
          text={enrolledCopy.empty}
        >
          <ButtonLink to="/allcourses">{enrolledCopy.browse}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {courses.map((course) => (
            <li key={course._id} className="grid">
              <EnrolledCard course={course} progress={progress.get(course._id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EnrolledCardProps {
  course: EnrolledCourse;
  progress: CourseInProgress | undefined;
}

function EnrolledCard({ course, progress }: EnrolledCardProps) {
  return (
    <Card className="flex flex-col overflow-hidden">
      <CourseCover course={course} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <p className="flex flex-wrap gap-2">
          <Chip tone="primary">{course.category}</Chip>
          {course.level && <Chip>{course.level}</Chip>}
        </p>
        <h2 className="line-clamp-2 min-h-[2lh] text-lg leading-snug font-semibold">
          {course.title}
        </h2>
        <div className="min-h-9">
          {progress && (
            <ProgressBar
              label={lectureCopy.doneOf(progress.lecturesDone, progress.lecturesTotal)}
              value={progress.percent}
            />
          )}
        </div>
        <ButtonLink
          to={progress ? watchPath(progress) : `/viewlecture/${course._id}`}
          aria-label={enrolledCopy.watchCourse(course.title)}
          className="mt-auto"
        >
          {enrolledCopy.watch}
        </ButtonLink>
        {progress?.next && progress.state === 'in_progress' && (
          <p className="line-clamp-2 text-sm text-muted">
            {enrolledCopy.next(progress.next.lectureTitle)}
          </p>
        )}
      </div>
    </Card>
  );
}
