import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, politely. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): string => message;

/** Stands once in the layout. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, current, current);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
