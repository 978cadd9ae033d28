import { editCourseCopy } from '../../shared/copy/educator';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';

/** Shown for a course that was deleted, or belongs to another educator. */
export function CourseNotHere({ className = '' }: { className?: string }) {
  return (
    <EmptyState text={editCourseCopy.missing} className={className}>
      <ButtonLink to="/courses">{editCourseCopy.back}</ButtonLink>
    </EmptyState>
  );
}
