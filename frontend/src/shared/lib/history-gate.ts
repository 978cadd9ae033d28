type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/** Called before the router begins to listen: a window calls its listeners in the order they came. */
export function openHistoryGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Puts `next` before the router for every step through the history; the answer takes it away. */
export function guardHistory(next: Gate): () => void {
  gate = next;
  return () => {
    gate = null;
  };
}
