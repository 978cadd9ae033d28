import { LoadingTitle } from '../../../shared/ui/loading-title';
import { Skeleton } from '../../../shared/ui/skeleton';

/** Placeholders for both columns at their final size. */
export function CoursePageSkeleton() {
  return (
    <div aria-busy className="late">
      <LoadingTitle />
      <div className="bg-hero scheme-dark">
        <div className="container-page grid h-72 content-center gap-4 py-10">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-5 w-56" />
        </div>
      </div>
      <div className="container-page grid gap-10 py-10 lg:grid-cols-[1fr_21.5rem]">
        <Skeleton className="aspect-video rounded-card" />
        <Skeleton className="h-96 rounded-card lg:-mt-64" />
      </div>
    </div>
  );
}
