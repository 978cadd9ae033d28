import {
  readCursor,
  writeCursor,
} from '../../../../platform/infrastructure/http/replies/cursor.js';
import type { ReviewMark } from '../../application/reviews/reviews-view.js';

const MARK = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeMark({ createdAt, reviewId }: ReviewMark): string {
  return writeCursor(`${createdAt.getTime()}_${reviewId}`);
}

/** @throws InvalidInput for a cursor that `writeMark` did not make */
export function readMark(cursor: string | undefined): ReviewMark | null {
  return readCursor(cursor, (mark) => {
    const [, time, reviewId] = MARK.exec(mark) ?? [];
    return reviewId ? { createdAt: new Date(Number(time)), reviewId } : null;
  });
}
