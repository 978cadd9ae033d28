import type { Failure } from './api-error';

type Listener = () => void;

const listeners = new Set<Listener>();

/** Called by the transport when the server no longer knows the session. */
export function reportSessionLost(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to lost sessions; the returned function ends the subscription. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A wrong password and a word of Google that does not hold are 401 too, but say nothing about the session. */
export function isSessionLost({ code }: Failure): boolean {
  return code === 'UNAUTHENTICATED';
}
