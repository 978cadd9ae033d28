import { forgetStored, readStored, writeStored } from '../lib/storage';

/** `session` for this tab; `local` for long texts, which should survive it. */
export type DraftArea = 'session' | 'local';

export const draftKey = (form: string) => `draft:${form}`;

type Values = Readonly<Record<string, unknown>>;

/** Stored are the typed fields and, under `was`, what the server had for each of them at that time. */
function readDraft(form: string, area: DraftArea) {
  const { was, ...typed } = readStored<Values>(area, draftKey(form)) ?? {};
  return { typed: typed as Values, was: (was ?? {}) as Values };
}

/**
 * Whether two values of a field say the same: lists and the like are other objects once they were stored, or came from the
 * server. Files are compared as they are.
 */
export const isSame = (value: unknown, other: unknown): boolean =>
  value === other || (isPlain(value) && JSON.stringify(value) === JSON.stringify(other));

const isPlain = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

const pick = (values: Values, wanted: (field: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => wanted(field)));

/** The initial values, overwritten by what was typed before a reload, a lost session or a crash. */
export function restoreDraft<V extends object>(form: string, initial: V, area: DraftArea): V {
  return { ...initial, ...readDraft(form, area).typed };
}

/** The initial values as they were when the draft's fields were typed. */
export function restoreKnown<V extends object>(form: string, initial: V, area: DraftArea): V {
  return { ...initial, ...readDraft(form, area).was };
}

/**
 * Keeps the typed fields that differ from the known ones. The draft's other fields stay: untouched ones follow the
 * server, and another tab may be typing into the same draft.
 */
export function keepTyped(form: string, typed: Values, known: Values, area: DraftArea): void {
  const before = readDraft(form, area);
  const changed = pick(typed, (field) => !isSame(typed[field], known[field]));
  const isOther = (field: string) => !(field in typed);
  const kept = { ...pick(before.typed, isOther), ...changed };
  const was = { ...pick(before.was, isOther), ...pick(known, (field) => field in changed) };
  if (Object.keys(kept).length > 0) keepDraft(form, { ...kept, was }, area);
  else forgetDraft(form, area);
}

/** Of the draft, forgets the fields that have these values: they were saved, or discarded. */
export function forgetTyped(form: string, values: object, area: DraftArea): void {
  const { typed } = readDraft(form, area);
  const saved: Values = { ...values };
  const gone = pick(typed, (field) => isSame(typed[field], saved[field]));
  keepTyped(form, gone, gone, area);
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
