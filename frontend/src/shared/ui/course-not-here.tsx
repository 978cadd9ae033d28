import { editCourseCopy } from '../copy/educator';
import { ButtonLink } from './button';
import { EmptyState } from './states';

/** In place of the tools for a course that is gone, or somebody else's. */
export function CourseNotHere({ className = '' }: { className?: string }) {
  return (
    <EmptyState text={editCourseCopy.missing} className={className}>
      <ButtonLink to="/courses">{editCourseCopy.back}</ButtonLink>
    </EmptyState>
  );
}
