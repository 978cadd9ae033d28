import { CircleCheck } from 'lucide-react';
import { courseCopy } from '../../shared/copy/learner';

/** Shown instead of the price. */
export function Enrolled() {
  return (
    <p className="inline-flex items-center gap-2 font-semibold text-success">
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      {courseCopy.enrolled}
    </p>
  );
}
