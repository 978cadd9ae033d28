import { type EntityCtor, type FilterQuery, LockMode } from '@mikro-orm/core';

/** Shows a domain class with a private constructor to the ORM, which never calls it. */
export function mapped<T>(domainClass: { prototype: T }): EntityCtor<T> {
  return domainClass as unknown as EntityCtor<T>;
}

/** A condition on fields that are private to the domain class, and therefore unknown to the ORM's types. */
export function where<T>(fields: Readonly<Record<`_${string}`, unknown>>): FilterQuery<T> {
  return fields as FilterQuery<T>;
}

/** How rows are read that nobody else may change until the transaction ends. */
export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** The same read anew: what this request read before the lock may be old. */
export const LOCKED_AND_FRESH = { ...LOCKED, refresh: true } as const;
