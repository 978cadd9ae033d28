import type { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ em?: EntityManager }>();

/** Gives a request, a job or a round an EntityManager of its own, so that no two share what they loaded. */
export function inOwnScope<T>(work: () => T): T {
  return scopes.run({}, work);
}

/** For what makes EntityManagers of its own: each asks for the one of the scope while it is made. */
export const outsideScopes = <T>(work: () => T): T => scopes.exit(work);

/** Made when it is first asked for: most requests read by SQL alone and never do (docs/adr/0033). */
export function entityManagerOfScope(root: () => EntityManager): EntityManager | undefined {
  const scope = scopes.getStore();
  if (scope) scope.em ??= outsideScopes(() => root().fork({ useContext: true }));
  return scope?.em;
}
