import { useEffect, useRef, type ComponentProps } from 'react';
import { formCopy } from '../copy/forms';
import { controlStyle, FormField, type FieldFrame } from './form-field';

type FileFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange' | 'value'> & {
    file: File | null;
    onFile: (file: File | null) => void;
  };

/** A native, labelled file input. `accept` narrows the picker; the server decides. */
export function FileField({ label, hint, error, optional, file, onFile, ...rest }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // The input keeps a chosen file itself, so a reset has to clear it.
  useEffect(() => {
    if (!file && input.current) input.current.value = '';
  }, [file]);
  return (
    <FormField
      label={label}
      error={error}
      optional={optional ?? false}
      hint={file ? formCopy.chosenFile(file.name) : hint}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={input}
          type="file"
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          className={controlStyle(
            'text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-control file:bg-primary-tint file:px-3 file:font-semibold file:text-primary forced-colors:file:border',
          )}
        />
      )}
    </FormField>
  );
}
