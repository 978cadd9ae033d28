import { Award } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseInProgress, EnrolledCourse } from '../../shared/api/types';
import { certificateCopy } from '../../shared/copy/certificates';
import { courseCopy, enrolledCopy, lectureCopy } from '../../shared/copy/learner';
import { ButtonLink } from '../../shared/ui/button';
import { CourseCover } from '../../shared/ui/course-cover';
import { ProgressBar } from '../../shared/ui/progress-bar';
import { Card, Chip } from '../../shared/ui/surface';
import { textLink } from '../../shared/ui/text-link';
import { watchPath } from './watch-path';

interface EnrolledCardProps {
  course: EnrolledCourse;
  progress: CourseInProgress | undefined;
}

export function EnrolledCard({ course, progress }: EnrolledCardProps) {
  return (
    <Card className="flex flex-col overflow-hidden">
      <CourseCover course={course} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <p className="flex flex-wrap gap-2">
          <Chip tone="primary">{course.category}</Chip>
          {course.level && <Chip>{course.level}</Chip>}
        </p>
        <div>
          <h2 className="line-clamp-4 min-h-[2lh] text-lg leading-snug font-semibold">
            {course.title}
          </h2>
          <p className="mt-1 min-h-[1lh] truncate text-sm text-muted">
            {progress?.creatorName && courseCopy.by(progress.creatorName)}
          </p>
        </div>
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
        {progress && <Below progress={progress} />}
      </div>
    </Card>
  );
}

/** The link to continue or, when nothing is left, the certificate. */
function Below({ progress: { state, next, certificate, title } }: { progress: CourseInProgress }) {
  if (next && state === 'in_progress')
    return (
      <p className="line-clamp-2 text-sm text-muted">{enrolledCopy.next(next.lectureTitle)}</p>
    );
  if (!certificate || state !== 'completed') return null;
  return (
    <Link
      to={certificate.verifyUrl}
      aria-label={certificateCopy.viewOf(title)}
      className={textLink(
        'inline-flex min-h-6 items-center gap-2 self-start text-sm pointer-coarse:min-h-11',
      )}
    >
      <Award aria-hidden className="size-4" />
      {certificateCopy.view}
    </Link>
  );
}
