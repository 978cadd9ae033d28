import type { ReactNode } from 'react';
import { commonCopy } from '../copy/common';
import { Button } from './button';
import { classNames } from '../lib/class-names';

interface EmptyStateProps {
  /** A drawing or an icon; decorative. */
  art?: ReactNode;
  text: string;
  /** The next step: usually a `ButtonLink`. */
  children?: ReactNode;
  className?: string;
}

export function EmptyState({ art, text, children, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-5 rounded-panel border border-dashed border-line bg-surface px-6 py-12 text-center',
        className,
      )}
    >
      {art}
      <p className="max-w-md text-lg text-muted">{text}</p>
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

/** The button disappears with the error, so the focus moves to the part of the page being retried. */
function stayNear(button: Element) {
  const part = button.closest<HTMLElement>('li, section, main');
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

interface ErrorStateProps {
  text: string;
  requestId?: string | null;
  onRetry?: () => void;
  className?: string;
}

/** Says unobtrusively that a part of the page could not be loaded, with a retry button. */
export function ErrorState({ text, requestId, onRetry, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'grid justify-items-center gap-3 rounded-panel border border-line bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      <p className="text-muted">{text}</p>
      {requestId && <p className="text-xs text-subtle">{commonCopy.reference(requestId)}</p>}
      {onRetry && (
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            stayNear(currentTarget);
            onRetry();
          }}
        >
          {commonCopy.retry}
        </Button>
      )}
    </div>
  );
}
