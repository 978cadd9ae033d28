import { lazy, Suspense, useId, type ReactNode } from 'react';
import { dashboardCopy } from '../../shared/copy/educator';
import { Skeleton } from '../../shared/ui/skeleton';
import { Card } from '../../shared/ui/surface';
import type { CourseBar } from './course-bars';

const BarChart = lazy(() => import('./bar-chart'));

// Many bars scroll sideways, few do not become walls.
const BAR_WIDTH = { min: 44, max: 132 };

interface CourseChartProps {
  title: string;
  /** What is counted, the heading of the number column. */
  unit: string;
  color: string;
  bars: readonly CourseBar[];
  /** The heading of the other column. */
  first?: string;
  /** How a value reads in the table. */
  show?: (value: number) => string;
  /** Beside the heading. */
  aside?: ReactNode;
}

/** A bar chart and the same figures as a table; on phones the table comes first. */
export function CourseChart({ title, unit, color, bars, aside, ...column }: CourseChartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          {aside}
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <div aria-hidden className="order-2 overflow-x-auto lg:order-1">
            <div
              className="h-72"
              style={{
                minWidth: bars.length * BAR_WIDTH.min,
                maxWidth: Math.max(2, bars.length) * BAR_WIDTH.max,
              }}
            >
              <Suspense fallback={<Skeleton className="size-full" />}>
                <BarChart bars={bars} color={color} />
              </Suspense>
            </div>
          </div>
          <FiguresTable title={title} unit={unit} bars={bars} {...column} />
        </div>
      </Card>
    </section>
  );
}

function FiguresTable({
  title,
  unit,
  bars,
  first,
  show,
}: Omit<CourseChartProps, 'color' | 'aside'>) {
  return (
    <div className="order-1 max-h-72 overflow-y-auto lg:order-2">
      <table className="w-full text-sm">
        <caption className="visually-hidden">{title}</caption>
        <thead className="sticky top-0 bg-card text-left text-muted">
          <tr>
            <th scope="col" className="pb-2 font-semibold">
              {first ?? dashboardCopy.course}
            </th>
            <th scope="col" className="pb-2 text-right font-semibold">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal break-words">
                {bar.title}
              </th>
              <td className="py-2 text-right font-semibold tabular-nums">
                {show?.(bar.value) ?? bar.value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
