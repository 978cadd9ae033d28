import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../lib/class-names';
import { controlStyle, FormField, type FieldFrame } from './form-field';

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, hint, error, optional, className, ...rest }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <input type="text" {...rest} {...control} className={controlStyle(className)} />
      )}
    </FormField>
  );
}

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, hint, error, optional, className, ...rest }: TextAreaProps) {
  return (
    <FormField label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea rows={5} {...rest} {...control} className={controlStyle(className)} />
      )}
    </FormField>
  );
}

export type SelectProps = FieldFrame & Omit<ComponentProps<'select'>, 'id'>;

/** A select; its children are the options. */
export function Select({ label, hint, error, optional, className, ...rest }: SelectProps) {
  return (
    <FormField label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={controlStyle(classNames('appearance-none pr-10', className))}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FormField>
  );
}
