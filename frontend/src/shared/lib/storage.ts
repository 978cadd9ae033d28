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

/** Stores a plain value; null removes it. Ignores a full or missing storage. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) open(area)?.removeItem(key);
    else open(area)?.setItem(key, JSON.stringify(value));
  } catch {
    // Drafts are a convenience; the page works without them.
  }
}

/** Removes every key with the prefix. */
export function forgetStored(area: Area, prefix: string): void {
  const storage = open(area);
  for (const key of Object.keys(storage ?? {}))
    if (key.startsWith(prefix)) storage?.removeItem(key);
}

/** Keys of data that is deleted when the user logs out. */
export const visitKey = (name: string) => `visit/${name}`;
