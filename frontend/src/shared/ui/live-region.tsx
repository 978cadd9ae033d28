import { useState, useSyncExternalStore } from 'react';

let said = { text: '', nth: 0 };
const listeners = new Set<() => void>();

/** Announces a sentence politely to screen readers, even if it repeats the previous one. */
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
 * Rendered in the layout and in every open dialog, because screen readers ignore what is outside of a modal dialog.
 * Announces only what comes after it was mounted.
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
