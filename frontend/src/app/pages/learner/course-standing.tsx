import { commonCopy } from '../../../shared/copy/common';
import { lectureCopy } from '../../../shared/copy/learner';
import { Button } from '../../../shared/ui/button';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Skeleton } from '../../../shared/ui/skeleton';
import type { Standing } from './use-lecture-page';

interface CourseStandingProps {
  standing: Standing;
  done: number;
  total: number;
  onRetry: () => void;
}

/** Shows how many lectures are done; an unknown number must not look like zero. */
export function CourseStanding({ standing, done, total, onRetry }: CourseStandingProps) {
  if (standing === 'asked') return <Skeleton className="h-8" />;
  if (standing === 'failed')
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {lectureCopy.noProgress}
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            // The button disappears on a retry.
            document.querySelector('h1')?.focus();
            onRetry();
          }}
        >
          {commonCopy.retry}
        </Button>
      </p>
    );
  return (
    <ProgressBar
      label={lectureCopy.yourProgress}
      value={done}
      max={total}
      text={lectureCopy.doneOf(done, total)}
    />
  );
}
