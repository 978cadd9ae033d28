import { useEffect } from 'react';
import { forgetDraft, keepDraft, restoreDraft } from './drafts';

/**
 * What is typed into a field that stands alone outlives a reload of its tab, as the drafts of forms do. Gives what forgets
 * it once it has served.
 */
export function useKeptText(
  form: string,
  text: string,
  setText: (text: string) => void,
): () => void {
  useEffect(() => {
    // After the first frame: a prerendered field is empty.
    const kept = restoreDraft(form, { text: '' }, 'session').text;
    if (kept) setText(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later texts are the field's own
  }, [form]);
  useEffect(() => {
    if (text) keepDraft(form, { text }, 'session');
    else forgetDraft(form, 'session');
  }, [form, text]);
  return () => forgetDraft(form, 'session');
}
