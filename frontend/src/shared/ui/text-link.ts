import { classNames } from '../lib/class-names';

/** The style of a link in running text. */
export const textLink = (className?: string): string =>
  classNames(
    'rounded-sm font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
    className,
  );
