import type { Failure } from './api-error';

type Listener = () => void;

const listeners = new Set<Listener>();
let session = 0;

/** A new session has begun: refusals of earlier calls say nothing about it. */
export function sessionBegan(): void {
  session += 1;
}

/**
 * Called for each request; the returned function is told its failure. A wrong password or an invalid Google token gives
 * 401, too, but says nothing about the session.
 */
export function sessionWatch(): (failure: Failure) => void {
  const asked = session;
  return ({ code }) => {
    if (code === 'UNAUTHENTICATED' && asked === session)
      for (const listener of listeners) listener();
  };
}

/** Subscribes to lost sessions; returns a function that unsubscribes. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
