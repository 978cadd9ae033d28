import { type EntityCtor, type FilterQuery, LockMode } from '@mikro-orm/core';

/** Casts a domain class with a private constructor for the ORM, which never calls it. */
export function mapped<T>(domainClass: { prototype: T }): EntityCtor<T> {
  return domainClass as unknown as EntityCtor<T>;
}

/** A condition on private fields of the domain class, which the ORM's types do not know. */
export function where<T>(fields: Readonly<Record<`_${string}`, unknown>>): FilterQuery<T> {
  return fields as FilterQuery<T>;
}

/** Options for reading with a row lock; refreshes entities, because those read before the lock may be stale. */
export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Like `LOCKED`, but others may read with it likewise; nobody may write. */
export const SHARED = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const;
