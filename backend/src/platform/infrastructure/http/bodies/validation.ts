import {
  type ArgumentMetadata,
  StandardSchemaValidationPipe,
  type StandardSchemaValidationPipeOptions,
} from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type FieldError, NotFound } from '../../../domain/domain-error.js';
import { isPlainText, isQuickToNormalize, isVisible } from '../../../domain/plain-text.js';
import { ValidationFailed } from '../replies/problem.filter.js';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 32;
/** More than any call accepts. Schemas validate every item before the length, which takes a second for 100 kB. */
const MAX_ITEMS = 1_000;
const MAX_MESSAGE = 200;

/** Validates every `@Body({schema})`, `@Query({schema})` and `@Param(name, {schema})`. */
export const validationPipe = (): StandardSchemaValidationPipe => new AddressFirst();

class AddressFirst extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: refusalOf });
  }

  /**
   * All parts of a request are validated concurrently, and the first error becomes the answer: the address must take
   * precedence.
   */
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      // Bodies are checked as they are read.
      if (metadata.type === 'query') assertHarmlessJson(value);
      return await super.transform(value, metadata);
    } catch (error) {
      if (metadata.type !== 'param') await setImmediate();
      throw error;
    }
  }
}

/**
 * Returns the body as parsed by its schema. For an invalid body, first runs `check`, so that its errors take
 * precedence.
 */
export type BodyAfter<T extends z.ZodType> = (
  check: (body: unknown) => Promise<unknown>,
) => Promise<z.output<T>>;

/**
 * The schema of a body about a resource that may be missing or somebody else's: only callers who may see the resource
 * learn what is wrong with the body. The handler gets a `BodyAfter`.
 */
export class JudgedAfter<T extends z.ZodType> {
  constructor(readonly schema: T) {}

  readonly '~standard' = {
    version: 1,
    vendor: 'lectern',
    validate: (body: unknown): { value: BodyAfter<T> } => ({
      value: async (check) => {
        const judged = this.schema.safeParse(body);
        if (judged.success) return judged.data;
        await check(body);
        throw refusalOf(judged.error.issues);
      },
    }),
  } as const;
}

/** The message of rules whose violation is answered with 404: parts of an address that cannot exist. */
export const HIDDEN = 'NOT_FOUND';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const lowerCased = (id: string) => id.toLowerCase();
const AN_ID = { example: '0192f0c1-7b5e-7000-8000-000000000000', format: 'uuid' };

/**
 * An id in a path or body. A malformed one is treated as an unknown one, so that answers do not reveal the format of
 * ids.
 */
export const Id = z.string({ error: HIDDEN }).regex(UUID, HIDDEN).transform(lowerCased).meta(AN_ID);

/** An id to filter by, or from a page's link. */
export const filterId = () =>
  z
    .string({ error: 'Give one id.' })
    .regex(UUID, 'This is not an id.')
    .transform(lowerCased)
    .meta(AN_ID);

/** Forms have no booleans, so these two words are accepted. */
export const flag = () =>
  z.enum(['true', 'false'], { error: 'Say true or false.' }).transform((word) => word === 'true');

/** The page size of a query. */
export function pageLimit({ most, usual = most }: { most: number; usual?: number }) {
  const message = `The limit is a whole number from 1 to ${most}.`;
  return z.coerce
    .number({ error: message })
    .int(message)
    .min(1, message)
    .max(most, message)
    .default(usual)
    .meta({ example: usual });
}

interface TextRules {
  readonly min?: number;
  readonly max: number;
  readonly tooShort?: string;
  /** Line feeds are kept in longer texts only. */
  readonly multiline?: boolean;
}

/** Plain text in the form we store: NFC, trimmed, no control characters. Lengths are in code points. */
export function text(label: string, { min = 0, max, tooShort, multiline = false }: TextRules) {
  return z
    .string({ error: `${label} must be text.` })
    .refine((value) => value.isWellFormed() && isQuickToNormalize(value), {
      error: `${label} has characters we cannot keep.`,
      abort: true,
    })
    .transform((value) =>
      value.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\t', ' ').trim(),
    )
    .refine((value) => isPlainText(value, { multiline }), `${label} has characters we cannot keep.`)
    .refine(
      (value) => [...value].length >= min && (min === 0 || isVisible(value)),
      tooShort ?? (min === 1 ? `${label} is required.` : `${label} is too short.`),
    )
    .refine((value) => [...value].length <= max, `${label} must have at most ${max} characters.`);
}

/**
 * Rejects JSON that parses, but breaks later code: in statements of the ORM, a null character would make PostgreSQL report
 * a broken connection, and so us a busy service.
 */
export function assertHarmlessJson(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new ValidationFailed([]);
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw new ValidationFailed([]);
  } else if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value) && value.length > MAX_ITEMS) throw new ValidationFailed([]);
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new ValidationFailed([]);
      assertHarmlessJson(inner, depth + 1);
    }
  }
}

/**
 * Validates input that did not pass through a pipe, such as the text fields of a form. @throws ValidationFailed,
 * NotFound
 */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues);
}

type Issue = Parameters<
  NonNullable<StandardSchemaValidationPipeOptions['exceptionFactory']>
>[0][number];

function refusalOf(issues: readonly Issue[]): NotFound | ValidationFailed {
  if (issues.some(({ message }) => message === HIDDEN)) return new NotFound();
  const fields = issues.map(({ path = [], message }) => ({
    field: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    message,
  }));
  return new ValidationFailed(onePerField(fields));
}

/** The first error of each field. */
function onePerField(errors: readonly FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const { field, message } of errors)
    if (!first.has(field)) first.set(field, { field, message: message.slice(0, MAX_MESSAGE) });
  return [...first.values()];
}

// Replaces the library's default messages ("Invalid input: expected string, received undefined"), which people should
// not see.
z.config({
  customError: ({ code, path, input }) => {
    const label = labelOf(path);
    if (input === undefined) return `${label} is required.`;
    return code === 'too_big' ? `${label} is too large.` : `${label} is not valid.`;
  },
});

/** `lectures.0.lectureTitle` becomes "Lecture title". */
function labelOf(path: readonly PropertyKey[] = []): string {
  const name = [...path].reverse().find((step) => typeof step === 'string') ?? 'request';
  const words = String(name)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
