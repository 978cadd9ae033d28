import { forgetStored, readStored, writeStored } from '../lib/storage';

/** `session` for this tab; `local` for long texts that should outlive it. */
export type DraftArea = 'session' | 'local';

const keyOf = (form: string) => `draft:${form}`;

/** What was typed before a reload, a lost session or a crash, over the given values. */
export function restoreDraft<V extends object>(form: string, initial: V, area: DraftArea): V {
  return { ...initial, ...readStored<Partial<V>>(area, keyOf(form)) };
}

export function keepDraft(form: string, values: object, area: DraftArea): void {
  writeStored(area, keyOf(form), values);
}

export function forgetDraft(form: string, area: DraftArea): void {
  writeStored(area, keyOf(form), null);
}

/** For whoever leaves on purpose: the next person in this tab does not find their words. */
export function forgetDraftsOfTab(): void {
  forgetStored('session', keyOf(''));
}
