type Area = 'local' | 'session';

// In a private window, or with cookies blocked, the storage getters may throw.
function open(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** The stored value, or null; never throws. */
export function readStored<T>(area: Area, key: string): T | null {
  try {
    const text = open(area)?.getItem(key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

/** Areas that did not take what they were given last. */
const refusing = new Set<Area>();
const listeners = new Set<() => void>();

function note(area: Area, isTaken: boolean): void {
  refusing[isTaken ? 'delete' : 'add'](area);
  for (const listener of listeners) listener();
}

/** Stores a plain value; null removes it. Never throws where the storage is full or missing: see `keeps`. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    const storage = open(area);
    if (value === null) return void storage?.removeItem(key);
    storage?.setItem(key, JSON.stringify(value));
    note(area, storage !== null);
  } catch {
    note(area, false);
  }
}

/** Whether what was given last is stored, before anybody promises that it is kept. */
export const keeps = (area: Area): boolean => !refusing.has(area);

/** Calls the listener when that changes. */
export function followKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes every key with the prefix. */
export function forgetStored(area: Area, prefix: string): void {
  const storage = open(area);
  for (const key of Object.keys(storage ?? {}))
    if (key.startsWith(prefix)) storage?.removeItem(key);
}

/** Keys of data that is deleted when the user logs out. */
export const visitKey = (name: string) => `visit/${name}`;
