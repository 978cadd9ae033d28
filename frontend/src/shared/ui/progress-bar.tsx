import { useId } from 'react';
import { commonCopy } from '../copy/common';

interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  /** Shown on the right; the percentage by default. */
  text?: string;
}

/** A native progress element with its value as text. */
export function ProgressBar({ label, value, max = 100, text }: ProgressBarProps) {
  const id = useId();
  const percent = max > 0 ? Math.floor((100 * Math.min(value, max)) / max) : 0;
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-3 text-xs text-muted">
        <label htmlFor={id} className="min-w-0 wrap-anywhere">
          {label}
        </label>
        <span className="shrink-0 tabular-nums">{text ?? commonCopy.percent(percent)}</span>
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-2 track [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:fill [&::-webkit-progress-value]:fill"
      />
    </div>
  );
}
