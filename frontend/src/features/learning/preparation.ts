import type { Lecture } from '../../shared/api/types';
import { lectureCopy } from '../../shared/copy/learner';

/** Why a lecture has no video yet, in words. */
export function preparationOf(status: Lecture['videoStatus']): string {
  if (status === 'failed') return lectureCopy.failed;
  return status === 'none' ? lectureCopy.noVideo : lectureCopy.preparing;
}
