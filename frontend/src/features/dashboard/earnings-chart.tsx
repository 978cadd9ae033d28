import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Earning } from '../../shared/api/types';
import { dashboardCopy } from '../../shared/copy/educator';
import { formatDay } from '../../shared/lib/dates';
import { formatPrice } from '../../shared/lib/money';
import { useRequest } from '../../shared/requests/use-request';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { CourseChart } from './course-chart';
import {
  dashboardRequests,
  earningsRequested,
  selectEarnings,
  type EarningPeriod,
} from './dashboard.slice';

const PERIODS: readonly EarningPeriod[] = ['day', 'week', 'month'];

/** Earnings by day, week or month. */
export function EarningsChart() {
  const dispatch = useDispatch();
  const earnings = useSelector(selectEarnings);
  const [period, setPeriod] = useState<EarningPeriod>('month');
  useEffect(() => void dispatch(earningsRequested(period)), [dispatch, period]);
  const shown = earnings?.period === period ? earnings : null;
  const bars = shown?.items.map((earning) => barOf(earning, period)) ?? [];
  // One frame for all states, so that the choice in it keeps the focus.
  return (
    <CourseChart
      title={dashboardCopy.earningsChart}
      unit={dashboardCopy.rupees}
      first={dashboardCopy.period[period]}
      show={formatPrice}
      color="var(--color-chart-lectures)"
      bars={bars}
      aside={<PeriodChoice period={period} onChoose={setPeriod} />}
      instead={shown ? nothing(bars) : <NotThere period={period} />}
      newestLast
    />
  );
}

function nothing(bars: readonly { value: number }[]): ReactNode {
  if (bars.some(({ value }) => value !== 0)) return null;
  return <p className="text-muted">{dashboardCopy.earningsNone}</p>;
}

/** Loading or error state of the chosen period. */
function NotThere({ period }: { period: EarningPeriod }) {
  const dispatch = useDispatch();
  const { busy, failure } = useRequest(dashboardRequests.earnings);
  if (busy || !failure) return <Skeleton className="h-72" />;
  return (
    <ErrorState
      text={dashboardCopy.earningsFailed}
      onRetry={() => dispatch(earningsRequested(period))}
    />
  );
}

function barOf({ from, earning }: Earning, period: EarningPeriod) {
  const [day, month, year] = formatDay(`${from}T00:00:00Z`).split(' ');
  const title = period === 'month' ? `${month} ${year}` : `${day} ${month}`;
  return { id: from, title, value: earning };
}

interface PeriodChoiceProps {
  period: EarningPeriod;
  onChoose: (period: EarningPeriod) => void;
}

function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  return (
    <div role="group" aria-label={dashboardCopy.earningsBy} className="flex flex-wrap gap-1">
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
