import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import type { ReviewMark } from '../../application/reviews-view.js';

const MARK = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque to clients. */
export function writeCursor({ createdAt, reviewId }: ReviewMark): string {
  return Buffer.from(`${createdAt.getTime()}_${reviewId}`).toString('base64url');
}

/** @throws InvalidInput for anything that `writeCursor` did not make */
export function readCursor(cursor: string | undefined): ReviewMark | null {
  if (cursor === undefined) return null;
  const [, time, reviewId] = MARK.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const createdAt = new Date(Number(time));
  if (!reviewId || Number.isNaN(createdAt.getTime()))
    throw InvalidInput.field('cursor', 'This page does not exist.');
  return { createdAt, reviewId };
}
