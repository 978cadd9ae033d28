import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { LearningProgress } from '../../../shared/api/types';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { classNames } from '../../../shared/lib/class-names';
import { useRequest } from '../../../shared/requests/use-request';
import { Card } from '../../../shared/ui/surface';
import { goalChosen, learningRequests } from '../learning.slice';
import { currentWeek } from './calendar';

type Summary = LearningProgress['summary'];

const GOALS = [15, 30, 60, 120];
const copy = learningProgressCopy.week;

export function ThisWeek({ summary, days }: { summary: Summary; days: LearningProgress['days'] }) {
  return (
    <Card className="grid content-start gap-5 p-6">
      <h2 className="text-xl font-semibold">{copy.title}</h2>
      <div className="flex flex-wrap items-center gap-6">
        <Ring seconds={summary.thisWeekSeconds} goal={summary.weeklyGoalMinutes} />
        <div className="grid gap-3">
          <WeekDots days={days} />
          <p className="text-sm text-muted">
            {copy.activeDays(summary.activeDaysThisWeek)}
            {summary.currentStreakDays > 1 && ` · ${copy.streak(summary.currentStreakDays)}`}
          </p>
        </div>
      </div>
      <GoalChoice goal={summary.weeklyGoalMinutes} />
    </Card>
  );
}

/** Minutes relative to the goal; a plain number without one. */
function Ring({ seconds, goal }: { seconds: number; goal: number | null }) {
  const share = goal ? Math.min(1, seconds / 60 / goal) : 0;
  return (
    <div
      className="grid size-32 shrink-0 place-items-center rounded-full forced-color-adjust-none"
      style={{
        background: `conic-gradient(var(--color-primary) ${share * 360}deg, var(--color-surface-2) 0deg)`,
      }}
    >
      <p className="grid size-26 place-content-center rounded-full bg-card text-center">
        <span className="text-2xl font-extrabold tabular-nums">{wholeMinutes(seconds)}</span>
        {goal && <span className="text-xs text-muted">{copy.ofGoal(goal)}</span>}
      </p>
    </div>
  );
}

/** Of a day as of the week, whose days together are no more than it. */
function wholeMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 && seconds > 0 ? copy.underAMinute : copy.minutes(minutes);
}

function WeekDots({ days }: { days: LearningProgress['days'] }) {
  const today = days.at(-1)?.date;
  return (
    <ul aria-label={copy.days} className="flex flex-wrap gap-2">
      {currentWeek(days).map(({ date, weekday, short, seconds }) => (
        <li key={date} className="grid justify-items-center gap-1 text-xs text-muted">
          <span
            role="img"
            aria-label={labelOf(weekday, seconds, date === today)}
            className={classNames(
              'size-6 rounded-full border',
              seconds > 0 ? 'border-primary bg-primary fill' : 'border-input bg-surface',
              date === today && 'outline-2 outline-offset-2 outline-line',
            )}
          />
          <span aria-hidden className={classNames(date === today && 'font-bold text-text')}>
            {short}
          </span>
        </li>
      ))}
    </ul>
  );
}

function labelOf(weekday: string, seconds: number, isToday: boolean): string {
  const label = copy.dayLabel(weekday, wholeMinutes(seconds));
  return isToday ? copy.today(label) : label;
}

function GoalChoice({ goal }: { goal: number | null }) {
  const dispatch = useDispatch();
  const { busy } = useRequest(learningRequests.goal);
  /** Shown until the answer: a select that goes back at once reads as a choice that was not taken. */
  const [chosen, choose] = useState(goal);
  const choices = [...GOALS, ...(goal && !GOALS.includes(goal) ? [goal] : [])];
  return (
    <label className="flex flex-wrap items-center gap-3 text-sm font-semibold">
      {copy.goal}
      <select
        value={(busy ? chosen : goal) ?? ''}
        aria-busy={busy}
        onChange={({ target }) => {
          // Two on their way could arrive in either order.
          if (busy) return;
          const minutes = Number(target.value) || null;
          choose(minutes);
          dispatch(goalChosen(minutes));
        }}
        className="min-h-11 rounded-control border border-input bg-card px-3 text-base font-normal hover:border-primary"
      >
        <option value="">{copy.noGoal}</option>
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {copy.goalMinutes(minutes)}
          </option>
        ))}
      </select>
    </label>
  );
}
