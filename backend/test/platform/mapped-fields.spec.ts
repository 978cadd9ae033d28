import { describe, expect, it } from '@jest/globals';
import type { EntitySchema } from '@mikro-orm/core';
import { persistence } from '../../src/app/persistence.js';
import { AggregateRoot } from '../../src/platform/domain/aggregate-root.js';

type DomainClass = new (...given: unknown[]) => object;

/** Never stored: facts go to the outbox. */
const TRANSIENT = new Set(['recordedFacts']);
/** The version counter, which only the ORM may need. */
const COUNT = '_version';
const MOST_PARAMETERS = 20;

/** Has every property, so that constructors, which only assign their arguments, succeed. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : anything),
  apply: () => anything,
});

/** Includes fields declared without a value, because the class defines all of them. */
function fieldsOf(domainClass: DomainClass): string[] {
  const made = new domainClass(...Array.from({ length: MOST_PARAMETERS }, () => anything));
  return Object.keys(made).filter((field) => !TRANSIENT.has(field));
}

const mapped = persistence
  .flatMap(({ mappings }) => mappings as readonly EntitySchema[])
  .map(({ meta }): [string, string[], DomainClass] => [
    meta.className,
    Object.keys(meta.properties),
    meta.class as unknown as DomainClass,
  ]);

describe('What a domain class knows is kept', () => {
  it.each(mapped)('%s: its fields are those of the mapping', (_, properties, domainClass) => {
    const fields = fieldsOf(domainClass);
    expect(fields.filter((field) => !properties.includes(field))).toEqual([]);
    expect(properties.filter((name) => !fields.includes(name) && name !== COUNT)).toEqual([]);
  });

  it('and a field that no mapping names would be seen, even one without a value', () => {
    class Notebook extends AggregateRoot {
      protected _title?: string;
      constructor(readonly id: string) {
        super();
      }
    }
    expect(fieldsOf(Notebook as DomainClass).sort()).toEqual(['_title', 'id']);
  });
});
