type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/** Must be called before the router adds its listener, because the window calls listeners in order. */
export function openHistoryGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Calls `next` before the router on every history step; returns a function that removes it. */
export function guardHistory(next: Gate): () => void {
  gate = next;
  return () => {
    gate = null;
  };
}
