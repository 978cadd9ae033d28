import { forgetStored, readStored, writeStored } from '../lib/storage';

/** `session` for this tab; `local` for long texts, which should survive it. */
export type DraftArea = 'session' | 'local';

export const draftKey = (form: string) => `draft:${form}`;

/** The initial values, overwritten by what was typed before a reload, a lost session or a crash. */
export function restoreDraft<V extends object>(form: string, initial: V, area: DraftArea): V {
  return { ...initial, ...readStored<Partial<V>>(area, draftKey(form)) };
}

export function keepDraft(form: string, values: object, area: DraftArea): void {
  writeStored(area, draftKey(form), values);
}

export function forgetDraft(form: string, area: DraftArea): void {
  writeStored(area, draftKey(form), null);
}

/** The text of a single field, typed before a reload of its tab. */
export function restoreText(field: string): string {
  return restoreDraft(field, { text: '' }, 'session').text;
}

export function keepText(field: string, text: string): void {
  if (text) keepDraft(field, { text }, 'session');
  else forgetDraft(field, 'session');
}

/** On a log-out: the next person in this tab must not find drafts. */
export function forgetDraftsOfTab(): void {
  forgetStored('session', draftKey(''));
}

const WHOSE = 'of';

/** Drafts from before a lost session are kept only for the same person. */
export function claimDrafts(userId: string): void {
  if (restoreText(WHOSE) !== userId) forgetDraftsOfTab();
  keepText(WHOSE, userId);
}
