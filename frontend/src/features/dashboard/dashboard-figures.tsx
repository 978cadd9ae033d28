import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Course } from '../../shared/api/types';
import { commonCopy } from '../../shared/copy/common';
import { dashboardCopy } from '../../shared/copy/educator';
import { formatPrice } from '../../shared/lib/money';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { Card } from '../../shared/ui/surface';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { dashboardOpened, dashboardRequests, selectFigures } from './dashboard.slice';

interface DashboardFiguresProps {
  /** Null while loading, and when they could not be loaded. */
  courses: readonly Course[] | null;
  failed: boolean;
}

/** The headline figures: earnings, courses and students. */
export function DashboardFigures({ courses, failed }: DashboardFiguresProps) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(dashboardOpened()), [dispatch]);
  const published = courses?.filter(({ isPublished }) => isPublished).length;
  const students = courses?.reduce((sum, { enrolledCount }) => sum + enrolledCount, 0);
  const instead = failed ? dashboardCopy.missing : <Waiting />;
  return (
    <dl className="grid grid-cols-2 gap-4 max-[19rem]:grid-cols-1 lg:grid-cols-[2fr_1fr_1fr]">
      <Figure
        highlight
        term={dashboardCopy.earning}
        value={<TotalEarning />}
        hint={dashboardCopy.earningHint}
        more={<ToPayouts />}
      />
      <Figure
        term={dashboardCopy.courses}
        value={courses?.length ?? instead}
        hint={published === undefined ? NO_HINT : dashboardCopy.coursesHint(published)}
      />
      <Figure
        term={dashboardCopy.students}
        value={students ?? instead}
        hint={dashboardCopy.studentsHint}
      />
    </dl>
  );
}

function TotalEarning() {
  const dispatch = useDispatch();
  const figures = useSelector(selectFigures);
  const { failure, busy } = useRequest(dashboardRequests.figures);
  const [isRetried, setRetried] = useState(false);
  const isMissing = !figures && (failure !== null || (isRetried && busy));
  useLeadOn(Number(isMissing), () => document.querySelector('h1')?.focus());
  if (figures) return formatPrice(figures.totalEarning);
  if (!isMissing) return <Waiting />;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {dashboardCopy.missing}
      <Button
        variant="secondary"
        size="sm"
        // It stays while it is busy, and so keeps the focus if there is another failure.
        busy={busy}
        onClick={() => {
          setRetried(true);
          dispatch(dashboardOpened());
        }}
      >
        {commonCopy.retry}
      </Button>
    </span>
  );
}

/** Says how much was paid out, once that is known. */
function ToPayouts() {
  const paidOut = useSelector(selectFigures)?.totalPaidOut;
  return (
    <Link to="/payouts" className="text-sm font-semibold underline underline-offset-4">
      {paidOut ? dashboardCopy.paidOut(formatPrice(paidOut)) : dashboardCopy.payouts}
    </Link>
  );
}

/** Keeps the line of a hint that is not known. */
const NO_HINT = '\u00a0';

const Waiting = () => <Skeleton className="my-1 h-8 w-24" />;

interface FigureProps {
  term: string;
  value: ReactNode;
  hint: string;
  more?: ReactNode;
  highlight?: boolean;
}

function Figure({ term, value, hint, more, highlight = false }: FigureProps) {
  return (
    <Card
      className={
        highlight ? 'scheme-dark bg-hero p-5 text-white max-lg:col-span-2 sm:p-6' : 'p-5 sm:p-6'
      }
    >
      <dt className={highlight ? 'text-sm text-hero-muted' : 'text-sm text-muted'}>{term}</dt>
      <dd className="mt-1 text-3xl font-extrabold tabular-nums">{value}</dd>
      <dd className={highlight ? 'text-xs text-hero-muted' : 'text-xs text-subtle'}>{hint}</dd>
      {more && <dd className="mt-3">{more}</dd>}
    </Card>
  );
}
