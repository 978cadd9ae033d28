import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Earning } from '../../shared/api/types';
import { dashboardCopy } from '../../shared/copy/educator';
import { formatPrice } from '../../shared/lib/money';
import { useRequest } from '../../shared/requests/use-request';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { Card } from '../../shared/ui/surface';
import { CourseChart } from './course-chart';
import {
  dashboardRequests,
  earningsRequested,
  selectEarnings,
  type EarningPeriod,
} from './dashboard.slice';

const PERIODS: readonly EarningPeriod[] = ['day', 'week', 'month'];
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
const DAY = inIndia({ day: 'numeric', month: 'short' });
const MONTH = inIndia({ month: 'short', year: 'numeric' });

/** What was earned, by day, week or month. */
export function EarningsChart() {
  const dispatch = useDispatch();
  const earnings = useSelector(selectEarnings);
  const [period, setPeriod] = useState<EarningPeriod>('month');
  const { failure } = useRequest(dashboardRequests.earnings);
  useEffect(() => void dispatch(earningsRequested(period)), [dispatch, period]);
  if (!earnings && failure)
    return (
      <ErrorState
        text={dashboardCopy.earningsFailed}
        onRetry={() => dispatch(earningsRequested(period))}
      />
    );
  if (!earnings) return <Skeleton className="h-[22rem] rounded-card" />;
  const aside = <PeriodChoice period={period} onChoose={setPeriod} />;
  if (earnings.items.every(({ earning }) => earning === 0)) return <NothingEarned aside={aside} />;
  return (
    <CourseChart
      title={dashboardCopy.earningsChart}
      unit={dashboardCopy.rupees}
      first={dashboardCopy.period[earnings.period]}
      show={formatPrice}
      color="var(--color-chart-lectures)"
      bars={earnings.items.map((earning) => barOf(earning, earnings.period))}
      aside={aside}
      newestLast
    />
  );
}

function NothingEarned({ aside }: { aside: ReactNode }) {
  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{dashboardCopy.earningsChart}</h2>
        {aside}
      </div>
      <p className="text-muted">{dashboardCopy.earningsNone}</p>
    </Card>
  );
}

function barOf({ from, earning }: Earning, period: EarningPeriod) {
  const date = new Date(`${from}T00:00:00Z`);
  return { id: from, title: (period === 'month' ? MONTH : DAY).format(date), value: earning };
}

interface PeriodChoiceProps {
  period: EarningPeriod;
  onChoose: (period: EarningPeriod) => void;
}

function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  return (
    <div role="group" aria-label={dashboardCopy.earningsBy} className="flex gap-1">
      {PERIODS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === period}
          onClick={() => onChoose(choice)}
          className="min-h-11 rounded-control px-3 text-sm hover:bg-surface-2 aria-pressed:bg-primary-tint aria-pressed:font-semibold aria-pressed:text-primary"
        >
          {dashboardCopy.periods[choice]}
        </button>
      ))}
    </div>
  );
}
