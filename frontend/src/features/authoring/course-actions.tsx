import { Eye, ListVideo, Pencil } from 'lucide-react';
import type { Course } from '../../shared/api/types';
import { ownCoursesCopy } from '../../shared/copy/educator';
import { classNames } from '../../shared/lib/class-names';
import { ButtonLink } from '../../shared/ui/button';

interface CourseActionsProps {
  course: Pick<Course, '_id' | 'title'>;
  className?: string;
}

/** Links from a course in the list to its screens, labelled with the course for screen readers. */
export function CourseActions({ course: { _id, title }, className }: CourseActionsProps) {
  return (
    <div className={classNames('flex flex-wrap gap-2 xl:flex-nowrap', className)}>
      <ButtonLink
        to={`/viewcourse/${_id}`}
        variant="ghost"
        size="sm"
        aria-label={ownCoursesCopy.view(title)}
      >
        <Eye aria-hidden className="size-4" />
        {ownCoursesCopy.viewShort}
      </ButtonLink>
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
