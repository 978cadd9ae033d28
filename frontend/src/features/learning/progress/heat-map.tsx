import type { LearningProgress } from '../../../shared/api/types';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { Card } from '../../../shared/ui/surface';
import { intensityOf, longDay, monthOf, weeksOf, type Day } from './calendar';
import { timeLearned } from './time-learned';

const copy = learningProgressCopy.calendar;
/** Monday to Sunday; incomplete weeks leave some cells empty. */
const ROWS = [0, 1, 2, 3, 4, 5, 6];
const SHADES = ['bg-surface-2', 'bg-primary/30', 'bg-primary/50', 'bg-primary/75', 'bg-primary'];

/** The last 26 weeks in plain CSS, and the same as a table for screen readers. */
export function HeatMap({ summary, days }: Pick<LearningProgress, 'summary' | 'days'>) {
  const active = days.filter(({ seconds }) => seconds > 0);
  return (
    <Card className="grid gap-4 p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl font-semibold">{copy.title}</h2>
        <Legend />
      </div>
      <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,48rem)_1fr]">
        <Grid days={days} />
        <Streaks summary={summary} studied={active.length} />
      </div>
      <details>
        <summary className="inline-flex min-h-11 w-fit items-center rounded-sm text-sm font-semibold text-primary">
          {copy.asTable}
        </summary>
        {active.length === 0 ? (
          <p className="mt-2 text-sm text-muted">{copy.nothing}</p>
        ) : (
          <ActiveDays days={active} />
        )}
      </details>
    </Card>
  );
}

function Grid({ days }: { days: readonly Day[] }) {
  const weeks = weeksOf(days);
  return (
    <div aria-hidden className="grid max-w-3xl auto-cols-fr grid-flow-col gap-0.5 sm:gap-1">
      {weeks.map((week, index) => {
        const month = monthOf(week[0]?.date);
        return (
          <div
            key={week[0]?.date}
            className="grid min-w-0 auto-rows-auto grid-cols-[100%] gap-0.5 sm:gap-1"
          >
            <span className="h-5 text-xs whitespace-nowrap text-subtle">
              {index > 0 && monthOf(weeks[index - 1]?.[0]?.date) !== month && month}
            </span>
            {ROWS.map((row) => {
              const day = week.find((other) => other.row === row);
              return (
                <span
                  key={row}
                  title={day && copy.day(longDay(day.date), timeLearned(day.seconds))}
                  className={`aspect-square rounded-[3px] forced-color-adjust-none ${day ? SHADES[intensityOf(day.seconds)] : ''}`}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function Streaks({ summary, studied }: { summary: LearningProgress['summary']; studied: number }) {
  const entries = [
    { label: copy.current, count: summary.currentStreakDays },
    { label: copy.longest, count: summary.longestStreakDays },
    { label: copy.studied, count: studied },
  ];
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-3 lg:grid">
        {entries.map(({ label, count }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{copy.days(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-subtle">{copy.streakRule}</p>
    </div>
  );
}

function Legend() {
  return (
    <p aria-hidden className="flex items-center gap-1.5 text-xs text-muted">
      {copy.less}
      {SHADES.map((shade) => (
        <span key={shade} className={`size-3.5 rounded-[4px] forced-color-adjust-none ${shade}`} />
      ))}
      {copy.more}
    </p>
  );
}

function ActiveDays({ days }: { days: readonly Day[] }) {
  return (
    <table className="mt-3 w-full max-w-md text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          <th className="py-2 pr-6 font-semibold">{copy.date}</th>
          <th className="py-2 font-semibold">{copy.time}</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, seconds }) => (
          <tr key={date} className="border-b border-line">
            <td className="py-2 pr-6">{longDay(date)}</td>
            <td className="py-2 tabular-nums">{timeLearned(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
