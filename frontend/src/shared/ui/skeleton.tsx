import { classNames } from '../lib/class-names';

/** A placeholder of the final size; the region around it carries `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('skeleton rounded-control', className)} />;
}
