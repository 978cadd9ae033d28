import { useState } from 'react';
import { keepText, restoreText } from './drafts';

/** The text of a field that stands alone, and how it is typed: it outlives a reload of its tab, as the drafts of forms do. */
export function useKeptText(field: string): readonly [string, (typed: string) => void] {
  const [text, setText] = useState(() => restoreText(field));
  const type = (typed: string) => {
    setText(typed);
    keepText(field, typed);
  };
  return [text, type];
}
