import { classNames } from '../lib/class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent';
export type ButtonSize = 'md' | 'lg' | 'sm';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-input bg-card text-text hover:border-primary hover:text-primary',
  ghost: 'text-text hover:bg-surface-2',
  danger: 'border border-danger bg-card text-danger hover:bg-danger-tint',
  accent: 'bg-accent text-ink hover:bg-accent-hover',
};

const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

/** The style of a button, for `Button` and for links that look like one. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap max-[19rem]:whitespace-normal forced-colors:border',
    'transition-[background-color,border-color,color,transform] duration-120 ease-out',
    'active:not-disabled:translate-y-px disabled:cursor-not-allowed disabled:opacity-60',
    'aria-busy:border-transparent aria-busy:bg-busy aria-busy:opacity-100',
    VARIANT[variant],
    SIZE[size],
    className,
  );
}
