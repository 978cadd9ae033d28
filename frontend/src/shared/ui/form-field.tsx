import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { formCopy } from '../copy/forms';
import { classNames } from '../lib/class-names';

export interface FieldFrame {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FormFieldProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of one control, associated for assistive technology. */
export function FormField({ label, hint, error, optional = false, children }: FormFieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-subtle"> ({formCopy.optional})</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <div id={hintId} className="text-xs text-subtle">
          {hint}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** The style of text inputs; 16 px, because phones zoom in on smaller ones. */
export const controlStyle = (className?: string) =>
  classNames(
    'w-full min-h-11 rounded-control border border-input bg-card px-3 py-2 text-base text-text',
    'placeholder:text-subtle transition-[border-color] duration-120 hover:border-primary',
    // Not `read-only:`, which also matches selects and file inputs.
    '[&[readonly]]:bg-surface [&[readonly]]:text-muted disabled:opacity-60 aria-invalid:border-danger',
    className,
  );
