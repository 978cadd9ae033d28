import { forgetStored, readStored, writeStored } from '../lib/storage';

/** `session` for this tab; `local` for long texts that should outlive it. */
export type DraftArea = 'session' | 'local';

export const draftKey = (form: string) => `draft:${form}`;

/** What was typed before a reload, a lost session or a crash, over the given values. */
export function restoreDraft<V extends object>(form: string, initial: V, area: DraftArea): V {
  return { ...initial, ...readStored<Partial<V>>(area, draftKey(form)) };
}

export function keepDraft(form: string, values: object, area: DraftArea): void {
  writeStored(area, draftKey(form), values);
}

export function forgetDraft(form: string, area: DraftArea): void {
  writeStored(area, draftKey(form), null);
}

/** What was typed into a field that stands alone, before a reload of its tab. */
export function restoreText(field: string): string {
  return restoreDraft(field, { text: '' }, 'session').text;
}

export function keepText(field: string, text: string): void {
  if (text) keepDraft(field, { text }, 'session');
  else forgetDraft(field, 'session');
}

/** For whoever leaves on purpose: the next person in this tab does not find their words. */
export function forgetDraftsOfTab(): void {
  forgetStored('session', draftKey(''));
}

const WHOSE = 'of';

/** What was typed before a session was lost waits for the same person only. */
export function claimDrafts(userId: string): void {
  if (restoreText(WHOSE) !== userId) forgetDraftsOfTab();
  keepText(WHOSE, userId);
}
