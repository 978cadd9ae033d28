import { useState } from 'react';
import { forgetDraft, keepDraft, restoreDraft } from './drafts';

/** The text of a field that stands alone, and how it is typed: it outlives a reload of its tab, as the drafts of forms do. */
export function useKeptText(field: string): readonly [string, (typed: string) => void] {
  const [text, setText] = useState(() => restoreDraft(field, { text: '' }, 'session').text);
  const type = (typed: string) => {
    setText(typed);
    if (typed) keepDraft(field, { text: typed }, 'session');
    else forgetDraft(field, 'session');
  };
  return [text, type];
}
