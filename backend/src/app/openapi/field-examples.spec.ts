import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD_EXAMPLES } from './field-examples.js';

const DOCS = join(import.meta.dirname, '../../../../docs');

/** The examples of all fields that schemas have, by name, as JSON. */
const published = new Map<string, Set<string>>();

function collect(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const { properties } = part as { properties?: Record<string, { example?: unknown }> };
  for (const [name, field] of Object.entries(properties ?? {}))
    for (const example of [field.example].flat())
      published.set(name, (published.get(name) ?? new Set()).add(JSON.stringify(example)));
  for (const inner of Object.values(part)) collect(inner);
}

for (const file of ['openapi.json', 'openapi.operations.json'])
  collect(JSON.parse(readFileSync(join(DOCS, file), 'utf8')));

describe('The usual examples', () => {
  it.each(Object.entries(FIELD_EXAMPLES))('are each published: %s', (name, example) => {
    expect([...(published.get(name) ?? [])]).toContain(JSON.stringify(example));
  });
});
