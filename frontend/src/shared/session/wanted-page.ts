import { readStored, writeStored } from '../lib/storage';

const KEY = 'wanted-page';

interface Wanted {
  readonly path: string;
  /** Whose session ended there; null when nobody was logged in, and anybody who logs in may go there. */
  readonly of: string | null;
}

/** An internal path: the tab's storage is not trusted. */
const isOwn = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** Remembers the page a guard redirected from, in this tab, until the log-in. */
export function rememberWanted(path: string, of: string | null): void {
  if (isOwn(path)) writeStored('session', KEY, { path, of } satisfies Wanted);
}

const read = (): Partial<Wanted> => readStored('session', KEY) ?? {};

/** The page to go to after the log-in; null when it was somebody else's. */
export function wantedBy(userId: string): string | null {
  const { path, of } = read();
  return isOwn(path) && (of === null || of === userId) ? path : null;
}

/** Whether a page waits for a log-in. */
export const isAnyWanted = (): boolean => isOwn(read().path);

export function forgetWanted(): void {
  writeStored('session', KEY, null);
}
