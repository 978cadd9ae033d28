import { useId, useRef, type KeyboardEvent } from 'react';
import { useFormikContext } from 'formik';
import { Plus, X } from 'lucide-react';
import type { KeyQuestion } from '../../../shared/api/types';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { FormTextField } from '../../../shared/forms/fields';
import { Button } from '../../../shared/ui/button';
import { FieldError } from '../../../shared/ui/form-field';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { MAX_OPTIONS, MIN_OPTIONS, newOption, type QuizValues } from './quiz-schema';

interface OptionListProps {
  /** Of the question among the form's values. */
  name: string;
  index: number;
  known: KeyQuestion | undefined;
}

/** The options of a question; each is ticked where it is right. */
export function OptionList({ name, index, known }: OptionListProps) {
  const { values, submitCount, getFieldMeta, setFieldValue } = useFormikContext<QuizValues>();
  const options = values.questions[index]?.options ?? [];
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useLeadOn(options.length, () => group.current?.focus());
  const set = (next: typeof options) => void setFieldValue(`${name}.options`, next);
  const fields = () => [
    ...(group.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox])') ?? []),
  ];
  const add = () => {
    set([...options, newOption()]);
    // It is not there yet; at the last one that fits, the button goes.
    requestAnimationFrame(() => fields().at(-1)?.focus());
  };
  /** Learners see at once what is saved, so Enter leads to the next option instead. */
  const onEnter = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = fields()[at + 1];
    if (next) next.focus();
    else if (options.length < MAX_OPTIONS) add();
  };
  // With an option of its own that is wrong, Formik gives a list of errors.
  const { error } = getFieldMeta(`${name}.options`) as { error?: unknown };
  const fault = submitCount > 0 && typeof error === 'string' ? error : undefined;
  const ticked = (at: number) =>
    options.map((option, n) => (n === at ? { ...option, isRight: !option.isRight } : option));
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={fault ? `${id} ${id}error` : id}
      aria-invalid={fault ? true : undefined}
      className="grid min-w-0 gap-3"
    >
      <legend className="mb-1 text-sm font-semibold">{copy.options}</legend>
      <p id={id} className="text-xs text-subtle">
        {copy.optionsHint}
      </p>
      {options.map((option, at) => (
        <div key={option._id} className="flex items-start gap-1">
          <label className="mt-6.5 -ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              aria-label={copy.isRight(at + 1)}
              checked={option.isRight}
              onChange={() => set(ticked(at))}
              className="size-5 accent-(--color-primary)"
            />
          </label>
          <div className="min-w-0 grow">
            <FormTextField
              name={`${name}.options.${at}.text`}
              label={copy.option(at + 1)}
              autoComplete="off"
              onKeyDown={(event) => onEnter(event, at)}
              hint={chosenBy(known, option._id)}
            />
          </div>
          {options.length > MIN_OPTIONS && (
            <Button
              variant="ghost"
              size="sm"
              className="mt-6.5 h-11"
              aria-label={copy.removeOption(at + 1)}
              onClick={() => set(options.toSpliced(at, 1))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          )}
        </div>
      ))}
      {fault && <FieldError id={`${id}error`}>{fault}</FieldError>}
      {options.length < MAX_OPTIONS && (
        <div>
          <Button variant="secondary" size="sm" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {copy.addOption}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** How often learners chose the option at their first attempt; nothing before anybody answered. */
function chosenBy(known: KeyQuestion | undefined, optionId: string): string | undefined {
  if (!known?.answered) return undefined;
  const option = known.options.find(({ _id }) => _id === optionId);
  return option && copy.chosen(option.chosen);
}
