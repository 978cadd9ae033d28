import type { IndianDay } from '../../../../platform/domain/india.js';
import { addDays, mondayOf } from '../../domain/calendar.js';
import type { ProgressRecord } from '../../domain/course-progress.js';
import { studyStreak, type StudyStreak } from '../../domain/study-streak.js';
import { sum } from '../../domain/sum.js';
import { secondsOf } from '../../domain/watched-intervals.js';

const SHOWN_DAYS = 26 * 7;

/** When a learner studied, over all their courses. */
export interface StudyDiary {
  /** Every day of the last 26 weeks, oldest first. */
  readonly days: readonly { readonly date: IndianDay; readonly seconds: number }[];
  readonly watchedSeconds: number;
  readonly thisWeekSeconds: number;
  readonly activeDaysThisWeek: number;
  readonly streak: StudyStreak;
  readonly lastActivityAt: Date | null;
}

export function studyDiary(progresses: readonly ProgressRecord[], today: IndianDay): StudyDiary {
  const ticksOn = new Map<IndianDay, number>();
  for (const [day, ticks] of progresses.flatMap(({ days }) => Object.entries(days)))
    ticksOn.set(day, (ticksOn.get(day) ?? 0) + ticks);
  const studied = [...ticksOn.keys()].sort();
  const monday = mondayOf(today);
  const thisWeek = studied.filter((day) => day >= monday);
  const secondsIn = (days: readonly IndianDay[]) =>
    secondsOf(sum(days, (day) => ticksOn.get(day) ?? 0));
  const last = Math.max(...progresses.map(({ lastActivityAt }) => lastActivityAt ?? 0), 0);
  return {
    days: Array.from({ length: SHOWN_DAYS }, (_, index) => {
      const date = addDays(today, index + 1 - SHOWN_DAYS);
      return { date, seconds: secondsIn([date]) };
    }),
    watchedSeconds: secondsIn(studied),
    thisWeekSeconds: secondsIn(thisWeek),
    activeDaysThisWeek: thisWeek.length,
    streak: studyStreak(studied, today),
    lastActivityAt: last === 0 ? null : new Date(last),
  };
}
