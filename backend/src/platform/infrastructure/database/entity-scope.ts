import type { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ em?: EntityManager }>();

/** Gives a request, job or round its own EntityManager, so that no two share loaded entities. */
export function inOwnScope<T>(work: () => T): T {
  return scopes.run({}, work);
}

/** For code that creates EntityManagers: each would look up the scope's one while being created. */
export const outsideScopes = <T>(work: () => T): T => scopes.exit(work);

/** Created on first use: most requests read by plain SQL and never need one (docs/adr/0033). */
export function entityManagerOfScope(root: () => EntityManager): EntityManager | undefined {
  const scope = scopes.getStore();
  if (scope) scope.em ??= outsideScopes(() => root().fork({ useContext: true }));
  return scope?.em;
}
