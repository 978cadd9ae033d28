type Area = 'local' | 'session';

// A private window or a blocked cookie setting makes the storage getters throw.
function open(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was stored under the key, or null; never throws. */
export function readStored<T>(area: Area, key: string): T | null {
  try {
    const text = open(area)?.getItem(key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

/** Stores a plain value; null removes it. A full or absent storage is ignored. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) open(area)?.removeItem(key);
    else open(area)?.setItem(key, JSON.stringify(value));
  } catch {
    // Keeping a draft is a convenience; the page works without it.
  }
}

/** Removes everything whose key begins so. */
export function forgetStored(area: Area, prefix: string): void {
  const storage = open(area);
  for (const key of Object.keys(storage ?? {}))
    if (key.startsWith(prefix)) storage?.removeItem(key);
}

/** For what is kept of whoever is logged in, until they log out. */
export const visitKey = (name: string) => `visit/${name}`;
