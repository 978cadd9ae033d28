import { readStored, writeStored } from './storage';

const KEY = 'reloaded-at';
const NOT_AGAIN_WITHIN_MS = 30_000;

let holds = 0;

/** Keeps the page from being reloaded by itself until the returned function is called: an upload would end. */
export function holdPage(): () => void {
  holds += 1;
  return () => void (holds -= 1);
}

/** Reloads the page, but not in a loop if that does not help. */
export function reloadOnce(reload = () => window.location.reload()): void {
  if (holds > 0) return;
  const last = readStored<number>('session', KEY) ?? 0;
  if (Date.now() - last < NOT_AGAIN_WITHIN_MS) return;
  writeStored('session', KEY, Date.now());
  // Without storage, it would reload for ever.
  if (readStored('session', KEY)) reload();
}
