import type { Ref } from 'react';
import { TextField } from './text-field';

interface ListSearchProps {
  label: string;
  words: string;
  onWords: (words: string) => void;
  /** How many are left of the list. */
  found: string;
  ref?: Ref<HTMLInputElement>;
}

/** Above a list that is here as a whole, and grows shorter as one types. */
export function ListSearch({ words, onWords, found, ...field }: ListSearchProps) {
  return (
    <div className="max-w-md">
      <TextField
        {...field}
        type="search"
        value={words}
        onChange={({ target }) => onWords(target.value)}
        hint={<span role="status">{words.trim() && found}</span>}
      />
    </div>
  );
}
