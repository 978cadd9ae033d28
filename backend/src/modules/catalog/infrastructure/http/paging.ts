import { z } from 'zod';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import type { PageMark } from '../../application/courses/courses-view.js';

const Cursor = z.tuple([z.string(), z.string().max(64), z.guid()]);

/** Opaque to clients; it is good for the sort order it was made in only. */
export function writeCursor({ key, id }: PageMark, sort: string): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** @throws InvalidInput for anything that `writeCursor` did not make for this sort order */
export function readCursor(cursor: string | undefined, sort: string): PageMark | null {
  if (cursor === undefined) return null;
  const parsed = Cursor.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort)
    throw InvalidInput.field('cursor', 'This page does not exist.');
  const [, key, id] = parsed.data;
  return { key, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
