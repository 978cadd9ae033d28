import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { formatDuration } from '../../../shared/lib/dates';

/** Rounded down, like the minutes of a day and of this week, so that the same time is never said in two ways. */
export const timeLearned = (seconds: number): string =>
  seconds > 0 && seconds < 60
    ? learningProgressCopy.week.underAMinute
    : formatDuration(seconds - (seconds % 60));
