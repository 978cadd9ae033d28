import { z } from 'zod';
import {
  jsonOf,
  readCursor,
  writeCursor,
} from '../../../../platform/infrastructure/http/replies/cursor.js';
import type { PageMark } from '../../application/courses/courses-view.js';

const Mark = z.tuple([z.string(), z.string().max(64), z.guid()]);

/** The cursor is only valid for the sort order it was made for. */
export function writeMark({ key, id }: PageMark, sort: string): string {
  return writeCursor(JSON.stringify([sort, key, id]));
}

/** @throws InvalidInput for a cursor that `writeMark` did not make for this sort order */
export function readMark(cursor: string | undefined, sort: string): PageMark | null {
  return readCursor(cursor, (mark) => {
    const { data } = Mark.safeParse(jsonOf(mark));
    return data?.[0] === sort ? { key: data[1], id: data[2] } : null;
  });
}
