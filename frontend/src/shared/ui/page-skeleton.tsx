import { LoadingTitle } from './loading-title';
import { Skeleton } from './skeleton';

/** A placeholder for a page whose code or session is loading. */
export function PageSkeleton() {
  return (
    <div aria-busy className="container-page late py-12">
      <LoadingTitle />
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <Skeleton className="mt-10 h-64 w-full rounded-card" />
    </div>
  );
}
