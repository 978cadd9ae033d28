import { commonCopy } from '../../shared/copy/common';
import { Skeleton } from '../../shared/ui/skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

export function TranscriptSkeleton() {
  return (
    <div aria-busy className="late">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      <Skeleton className="h-80" />
    </div>
  );
}
