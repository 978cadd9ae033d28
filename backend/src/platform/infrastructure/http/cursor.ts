import { InvalidInput } from '../../domain/domain-error.js';

/** Where the next page begins, opaque to clients. */
export function writeCursor(mark: string): string {
  return Buffer.from(mark).toString('base64url');
}

/** The mark behind a cursor, or null without one. @throws InvalidInput where `read` finds no mark in it */
export function readCursor<T>(
  cursor: string | undefined,
  read: (mark: string) => T | null,
): T | null {
  if (cursor === undefined) return null;
  const mark = read(Buffer.from(cursor, 'base64url').toString());
  if (mark === null) throw InvalidInput.field('cursor', 'This page does not exist.');
  return mark;
}

/** What the text says in JSON, or null when it is none: for marks of several parts. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
