import {
  readTimeMark,
  writeTimeMark,
} from '../../../../platform/infrastructure/http/replies/time-mark.js';
import type { ReviewMark } from '../../application/reviews/reviews-view.js';

export const writeMark = ({ createdAt: at, reviewId: id }: ReviewMark): string =>
  writeTimeMark({ at, id });

/** @throws InvalidInput for a cursor that `writeMark` did not make */
export function readMark(cursor: string | undefined): ReviewMark | null {
  const mark = readTimeMark(cursor);
  return mark && { createdAt: mark.at, reviewId: mark.id };
}
