import { useState, useSyncExternalStore } from 'react';

let said = { text: '', nth: 0 };
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, politely; again when it is the same one. */
export function announce(text: string): void {
  said = { text, nth: said.nth + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => said;

/**
 * Stands in the layout, and in every open dialog: what is outside of that is not read out. Says what is announced from
 * then on.
 */
export function LiveRegion() {
  const [before] = useState(said);
  const { text, nth } = useSyncExternalStore(subscribe, current, current);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {nth > before.nth && <span key={nth}>{text}</span>}
    </div>
  );
}
