import { CircleAlert } from 'lucide-react';
import { commonCopy } from '../../shared/copy/common';
import { playerCopy } from '../../shared/copy/learner';
import { Button } from '../../shared/ui/button';

/** A retry continues where the picture stopped. */
export function PlayerTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-2 bg-ink p-3 text-center max-sm:text-sm sm:gap-4 sm:p-6"
    >
      <CircleAlert aria-hidden className="size-10 text-accent max-sm:hidden" />
      <p>{playerCopy.trouble}</p>
      <Button variant="accent" onClick={onRetry}>
        {commonCopy.retry}
      </Button>
    </div>
  );
}
