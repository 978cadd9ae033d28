import { commonCopy } from '../copy/common';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

/** Holds the place of a page whose code or session is still on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy className="container-page late py-12">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <Skeleton className="mt-10 h-64 w-full rounded-card" />
    </div>
  );
}
