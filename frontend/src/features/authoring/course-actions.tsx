import { ListVideo, Pencil } from 'lucide-react';
import type { Course } from '../../shared/api/types';
import { ownCoursesCopy } from '../../shared/copy/educator';
import { classNames } from '../../shared/lib/class-names';
import { ButtonLink } from '../../shared/ui/button';

interface CourseActionsProps {
  course: Pick<Course, '_id' | 'title'>;
  className?: string;
}

/** The ways from a course in the list to its screens; named by the course for screen readers. */
export function CourseActions({ course: { _id, title }, className }: CourseActionsProps) {
  return (
    <div className={classNames('flex gap-2', className)}>
      <ButtonLink
        to={`/createlecture/${_id}`}
        variant="ghost"
        size="sm"
        aria-label={ownCoursesCopy.lectures(title)}
      >
        <ListVideo aria-hidden className="size-4" />
        {ownCoursesCopy.lecturesShort}
      </ButtonLink>
      <ButtonLink
        to={`/addcourses/${_id}`}
        variant="secondary"
        size="sm"
        aria-label={ownCoursesCopy.edit(title)}
      >
        <Pencil aria-hidden className="size-4" />
        {ownCoursesCopy.editShort}
      </ButtonLink>
    </div>
  );
}
