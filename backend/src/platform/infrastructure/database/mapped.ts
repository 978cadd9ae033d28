import type { FilterQuery } from '@mikro-orm/core';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- MikroORM accepts no narrower constructor type
type Mapped<T> = abstract new (...args: any[]) => T;

/** Shows a domain class with a private constructor to the ORM, which never calls it. */
export function mapped<T>(domainClass: { prototype: T }): Mapped<T> {
  return domainClass as unknown as Mapped<T>;
}

/** A condition on fields that are private to the domain class, and therefore unknown to the ORM's types. */
export function where<T>(fields: Readonly<Record<`_${string}`, unknown>>): FilterQuery<T> {
  return fields as FilterQuery<T>;
}
