import { useState } from 'react';
import { keepText, restoreText } from './drafts';

/** State of a single text field that survives a reload of its tab, as form drafts do. */
export function useKeptText(field: string): readonly [string, (typed: string) => void] {
  const [text, setText] = useState(() => restoreText(field));
  const type = (typed: string) => {
    setText(typed);
    keepText(field, typed);
  };
  return [text, type];
}
