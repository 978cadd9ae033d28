import {
  readTimeMark,
  writeTimeMark,
} from '../../../../platform/infrastructure/http/replies/time-mark.js';
import type { QuestionMark } from '../../application/questions-view.js';

export const writeMark = ({ createdAt: at, questionId: id }: QuestionMark): string =>
  writeTimeMark({ at, id });

/** @throws InvalidInput for a cursor that `writeMark` did not make */
export function readMark(cursor: string | undefined): QuestionMark | null {
  const mark = readTimeMark(cursor);
  return mark && { createdAt: mark.at, questionId: mark.id };
}
