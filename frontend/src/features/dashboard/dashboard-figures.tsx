import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Course } from '../../shared/api/types';
import { dashboardCopy } from '../../shared/copy/educator';
import { formatPrice } from '../../shared/lib/money';
import { useRequest } from '../../shared/requests/use-request';
import { Skeleton } from '../../shared/ui/skeleton';
import { Card } from '../../shared/ui/surface';
import { dashboardOpened, dashboardRequests, selectFigures } from './dashboard.slice';

interface DashboardFiguresProps {
  /** Null while loading. */
  courses: readonly Course[] | null;
}

/** The headline figures: earnings, courses and students. */
export function DashboardFigures({ courses }: DashboardFiguresProps) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(dashboardOpened()), [dispatch]);
  const published = courses?.filter(({ isPublished }) => isPublished).length ?? 0;
  const students = courses?.reduce((sum, { enrolledCount }) => sum + enrolledCount, 0);
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
      <Figure
        highlight
        term={dashboardCopy.earning}
        value={<TotalEarning />}
        hint={dashboardCopy.earningHint}
      />
      <Figure
        term={dashboardCopy.courses}
        value={courses?.length ?? <Waiting />}
        hint={dashboardCopy.coursesHint(published)}
      />
      <Figure
        term={dashboardCopy.students}
        value={students ?? <Waiting />}
        hint={dashboardCopy.studentsHint}
      />
    </dl>
  );
}

function TotalEarning() {
  const figures = useSelector(selectFigures);
  const { failure } = useRequest(dashboardRequests.figures);
  if (figures) return formatPrice(figures.totalEarning);
  return failure ? dashboardCopy.earningMissing : <Waiting />;
}

const Waiting = () => <Skeleton className="my-1 h-8 w-24" />;

interface FigureProps {
  term: string;
  value: ReactNode;
  hint: string;
  highlight?: boolean;
}

function Figure({ term, value, hint, highlight = false }: FigureProps) {
  return (
    <Card
      className={
        highlight ? 'scheme-dark bg-hero p-5 text-white max-lg:col-span-2 sm:p-6' : 'p-5 sm:p-6'
      }
    >
      <dt className={highlight ? 'text-sm text-hero-muted' : 'text-sm text-muted'}>{term}</dt>
      <dd className="mt-1 text-3xl font-extrabold tabular-nums">{value}</dd>
      <dd className={highlight ? 'text-xs text-hero-muted' : 'text-xs text-subtle'}>{hint}</dd>
    </Card>
  );
}
