import { editCourseCopy } from '../../shared/copy/educator';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';

/** In place of the tools for a course that is gone, or somebody else's. */
export function CourseNotHere({ className = '' }: { className?: string }) {
  return (
    <EmptyState text={editCourseCopy.missing} className={className}>
      <ButtonLink to="/courses">{editCourseCopy.back}</ButtonLink>
    </EmptyState>
  );
}
