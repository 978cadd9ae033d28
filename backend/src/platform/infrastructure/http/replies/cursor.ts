import { InvalidInput } from '../../../domain/domain-error.js';

/** Encodes a mark as a cursor, opaque to clients. */
export function writeCursor(mark: string): string {
  return Buffer.from(mark).toString('base64url');
}

/** The mark in a cursor, or null without one. @throws InvalidInput when `read` finds no mark in it */
export function readCursor<T>(
  cursor: string | undefined,
  read: (mark: string) => T | null,
): T | null {
  if (cursor === undefined) return null;
  const mark = read(Buffer.from(cursor, 'base64url').toString());
  if (mark === null) throw InvalidInput.field('cursor', 'This page does not exist.');
  return mark;
}

/** Parses JSON, or null if it is invalid: for marks of several parts. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
