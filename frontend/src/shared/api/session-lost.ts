import type { Failure } from './api-error';

type Listener = () => void;

const listeners = new Set<Listener>();
let session = 0;

/** Somebody has logged in: what is refused to earlier calls says nothing of this session. */
export function sessionBegan(): void {
  session += 1;
}

/**
 * Called by the transport with each call; what it answers is told the failure. A wrong password and a word of Google
 * that does not hold are 401 too, but say nothing about the session.
 */
export function sessionWatch(): (failure: Failure) => void {
  const asked = session;
  return ({ code }) => {
    if (code === 'UNAUTHENTICATED' && asked === session)
      for (const listener of listeners) listener();
  };
}

/** Subscribes to lost sessions; the returned function ends the subscription. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
