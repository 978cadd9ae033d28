import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { FieldError } from './form-field';

interface Choice {
  value: string;
  label: string;
  hint?: string;
}

export interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: string;
  name: string;
  value: string;
  choices: readonly Choice[];
  error?: string | undefined;
}

/** Native radio buttons as cards. */
export function RadioGroup({ legend, choices, value, error, ...input }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-input bg-card p-3 hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...input}
              type="radio"
              value={choice.value}
              checked={choice.value === value}
              className="mt-1 size-4 shrink-0 accent-(--color-primary) outline-none"
            />
            <span>
              <span className="block leading-6 font-semibold">{choice.label}</span>
              {choice.hint && <span className="block text-xs text-muted">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames('flex min-h-11 cursor-pointer items-center gap-3 py-1', className)}
    >
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-(--color-primary)" />
      <span>{label}</span>
    </label>
  );
}
