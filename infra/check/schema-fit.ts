import type { ApiDocument, Schema } from './api-document.ts';

export interface Side {
  document: ApiDocument;
  schema: Schema;
}

/** Who parses the data: the server (requests) or the caller (replies). */
export type Reader = 'server' | 'caller';

const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const OTHERWISE_EQUAL = ['format', 'const'] as const;

/**
 * Describes where data valid for `given` would not be valid for `expected`. Requests: given by old callers, expected by
 * the new server. Replies: given by the new server, expected by old callers, which must tolerate new fields and new
 * values of an enumeration, as the documents say.
 */
export function misfits(given: Side, expected: Side, reader: Reader): string[] {
  return compare(given, expected, reader, '', new Set());
}

function compare(
  given: Side,
  expected: Side,
  reader: Reader,
  at: string,
  seen: ReadonlySet<string>,
): string[] {
  const pair = `${given.schema.$ref} ${expected.schema.$ref}`;
  if (given.schema.$ref && expected.schema.$ref) {
    if (seen.has(pair)) return [];
    seen = new Set([...seen, pair]);
  }
  const choices = alternatives(expected);
  return alternatives(given).flatMap((one) => {
    const faults = choices.map((choice) => compareOne(one, choice, reader, at, seen));
    // The faults of the closest alternative are the most helpful.
    return faults.reduce((least, next) => (next.length < least.length ? next : least));
  });
}

/** Resolves references and expands open schemas: one schema per type. */
function alternatives({ document, schema }: Side): Side[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    const target = document.components.schemas[name];
    if (!target) throw new Error(`${schema.$ref} leads nowhere.`);
    return alternatives({ document, schema: target });
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => alternatives({ document, schema: choice }));
  if (Array.isArray(schema.type))
    return schema.type.map((type) => ({ document, schema: { ...schema, type } }));
  return [{ document, schema }];
}

function compareOne(
  given: Side,
  expected: Side,
  reader: Reader,
  at: string,
  seen: ReadonlySet<string>,
): string[] {
  const [from, to] = [given.schema, expected.schema];
  const where = at || 'the body';
  if (!isKindOf(from.type, to.type))
    return [`${where} is ${String(from.type ?? 'anything')}, not ${String(to.type)}`];
  return [
    ...enumFaults(from, to, reader, where),
    ...(reader === 'server' ? boundFaults(from, to, where) : []),
    ...fieldFaults(given, expected, reader, at, seen),
    ...innerFaults(given, expected, reader, at, seen),
  ];
}

const isKindOf = (given: Schema['type'], expected: Schema['type']): boolean =>
  expected === undefined || given === expected || (given === 'integer' && expected === 'number');

function enumFaults(from: Schema, to: Schema, reader: Reader, where: string): string[] {
  if (reader === 'caller' || !to.enum) return [];
  const taken = new Set(to.enum);
  if (!from.enum) return [`${where} takes listed values only`];
  return from.enum
    .filter((value) => !taken.has(value))
    .map((value) => `${where} does not take ${String(value)} any more`);
}

function boundFaults(from: Schema, to: Schema, where: string): string[] {
  return [
    ...UPPER.filter((name) => (from[name] ?? Infinity) > (to[name] ?? Infinity)),
    ...LOWER.filter((name) => (from[name] ?? -Infinity) < (to[name] ?? -Infinity)),
    // Whether one pattern accepts everything another did cannot be decided here.
    ...(['pattern'] as const).filter((name) => to[name] !== undefined && from[name] === undefined),
    ...OTHERWISE_EQUAL.filter((name) => to[name] !== undefined && from[name] !== to[name]),
  ].map((name) => `${where} has another ${name}: ${String(to[name])}`);
}

function fieldFaults(
  given: Side,
  expected: Side,
  reader: Reader,
  at: string,
  seen: ReadonlySet<string>,
): string[] {
  const [old, now] = reader === 'server' ? [given, expected] : [expected, given];
  const nameOf = (field: string): string => (at ? `${at}.${field}` : field);
  const gone = Object.keys(old.schema.properties ?? {})
    .filter((field) => !now.schema.properties?.[field])
    .map((field) => `${nameOf(field)} is gone`);
  const lacking = (expected.schema.required ?? [])
    .filter((field) => !given.schema.required?.includes(field))
    .filter((field) => reader === 'server' || now.schema.properties?.[field])
    .map((field) => `${nameOf(field)} is ${reader === 'server' ? 'required now' : 'optional now'}`);
  const different = Object.entries(given.schema.properties ?? {}).flatMap(([field, schema]) => {
    const other = expected.schema.properties?.[field];
    if (!other) return [];
    return compare(
      { ...given, schema },
      { ...expected, schema: other },
      reader,
      nameOf(field),
      seen,
    );
  });
  return [...gone, ...lacking, ...different];
}

/** For lists, and for records with arbitrary keys. */
function innerFaults(
  given: Side,
  expected: Side,
  reader: Reader,
  at: string,
  seen: ReadonlySet<string>,
): string[] {
  return (['items', 'additionalProperties'] as const).flatMap((part) => {
    const [from, to] = [given.schema[part], expected.schema[part]];
    if (typeof from !== 'object' || typeof to !== 'object') return [];
    return compare(
      { ...given, schema: from },
      { ...expected, schema: to },
      reader,
      `${at}[]`,
      seen,
    );
  });
}
