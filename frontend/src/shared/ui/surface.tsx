import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names';

/** A raised box. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-card border border-line bg-card shadow-rest', className)}
    />
  );
}

type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'danger';

const TONE: Record<Tone, string> = {
  neutral: 'bg-surface-2 text-text',
  primary: 'bg-primary-tint text-primary',
  accent: 'bg-accent-tint text-accent-text',
  success: 'bg-success-tint text-success',
  danger: 'bg-danger-tint text-danger',
};

interface ChipProps {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

export function Chip({ tone = 'neutral', className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-normal',
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
