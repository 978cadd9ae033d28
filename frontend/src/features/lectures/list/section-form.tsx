import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { sectionsCopy } from '../../../shared/copy/educator';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';

const TITLE_MAX = 120;

interface SectionFormProps {
  /** Empty for a new section. */
  title: string;
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** Titles a section, in the place where it begins. */
export function SectionForm({ title, onSave, onCancel }: SectionFormProps) {
  const [typed, setTyped] = useState(title);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const trimmed = typed.trim();
  const error =
    trimmed === ''
      ? sectionsCopy.noTitle
      : [...trimmed].length > TITLE_MAX
        ? sectionsCopy.longTitle(TITLE_MAX)
        : undefined;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!error) return onSave(trimmed);
    setRefused(true);
    field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={send}
      className="grid basis-full items-start gap-3 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        ref={field}
        autoComplete="off"
        label={sectionsCopy.title}
        hint={sectionsCopy.hint}
        error={refused ? error : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onCancel();
        }}
      />
      <div className="flex gap-2 sm:mt-[1.7rem]">
        <Button type="submit">{sectionsCopy.save}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {sectionsCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
