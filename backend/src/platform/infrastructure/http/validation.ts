import {
  type ArgumentMetadata,
  StandardSchemaValidationPipe,
  type StandardSchemaValidationPipeOptions,
} from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type FieldError, NotFound } from '../../domain/domain-error.js';
import { ValidationFailed } from './problem.filter.js';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 32;
const MAX_MESSAGE = 200;

/** Validates every `@Body({schema})`, `@Query({schema})` and `@Param(name, {schema})`. */
export const validationPipe = (): StandardSchemaValidationPipe => new AddressFirst();

class AddressFirst extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: refusalOf });
  }

  /** All parts of a request are judged at once and the first refusal is the answer, which is for the address to give. */
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      if (metadata.type !== 'param') await setImmediate();
      throw error;
    }
  }
}

/** The body, as its schema has it. Of one that is unfit nothing is said before `check` has looked at what it is about. */
export type BodyAfter<T extends z.ZodType> = (
  check: (body: unknown) => Promise<unknown>,
) => Promise<z.output<T>>;

/**
 * The schema of a body about something that may be absent or another's: only to whom it is there is said what is wrong
 * with the body. Its handler gets a `BodyAfter`.
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

/** The message of a rule whose violation is answered with 404: part of an address that cannot exist. */
export const HIDDEN = 'NOT_FOUND';

/** An id in a path or body. A malformed one is answered like an unknown one, so that the shape of ids tells nothing. */
export const Id = z
  .string({ error: HIDDEN })
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, HIDDEN)
  .transform((id) => id.toLowerCase())
  .meta({ example: '0192f0c1-7b5e-7000-8000-000000000000', format: 'uuid' });

/** How many of a list a query asks for. */
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

/**
 * C1 controls, signs that turn the reading direction of what follows, and what broken UTF-8 is read as: they make
 * a text look like another one.
 */
const MISLEADING = /[\u0080-\u009f\u202a-\u202e\u2066-\u2069\ufffd]/;
/** Anything one can see; a name of zero-width characters is no name. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\s]/u;

/** Plain text in the one form we keep: NFC, trimmed, no control characters. Lengths are code points. */
export function text(label: string, { min = 0, max, tooShort, multiline = false }: TextRules) {
  const controls = multiline ? /[\u0000-\u0009\u000b-\u001f\u007f]/ : /[\u0000-\u001f\u007f]/;
  return z
    .string({ error: `${label} must be text.` })
    .refine((value) => value.isWellFormed(), `${label} has characters we cannot keep.`)
    .transform((value) =>
      value.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\t', ' ').trim(),
    )
    .refine(
      (value) => !controls.test(value) && !MISLEADING.test(value),
      `${label} has characters we cannot keep.`,
    )
    .refine(
      (value) => [...value].length >= min && (min === 0 || VISIBLE.test(value)),
      tooShort ?? (min === 1 ? `${label} is required.` : `${label} is too short.`),
    )
    .refine((value) => [...value].length <= max, `${label} must have at most ${max} characters.`);
}

/** Refuses what a JSON parser lets through and later code trips over. */
export function assertHarmlessJson(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new ValidationFailed([]);
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw new ValidationFailed([]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new ValidationFailed([]);
      assertHarmlessJson(inner, depth + 1);
    }
  }
}

/** Validates what did not come through a pipe, such as the text fields of a form. @throws ValidationFailed, NotFound */
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

/** The first thing to mend about each field. */
function onePerField(errors: readonly FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const { field, message } of errors)
    if (!first.has(field)) first.set(field, { field, message: message.slice(0, MAX_MESSAGE) });
  return [...first.values()];
}

// What schemas leave to the library's own words ("Invalid input: expected string, received undefined") people must
// not have to read.
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
