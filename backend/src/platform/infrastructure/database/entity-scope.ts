import type { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ em?: EntityManager }>();

/** Gives a request, a job or a round an EntityManager of its own, so that no two share what they loaded. */
export function inOwnScope<T>(work: () => T): T {
  return scopes.run({}, work);
}

/** Made when it is first asked for: most requests read by SQL alone and never do (docs/adr/0033). */
export function entityManagerOfScope(root: () => EntityManager): EntityManager | undefined {
  const scope = scopes.getStore();
  // Outside, because making one asks for the one of the scope.
  if (scope) scope.em ??= scopes.exit(() => root().fork({ useContext: true }));
  return scope?.em;
}
