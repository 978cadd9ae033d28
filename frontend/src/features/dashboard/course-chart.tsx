import { lazy, Suspense, useId, type ReactNode } from 'react';
import { withConnection } from '../../shared/lib/with-connection';
import { Skeleton } from '../../shared/ui/skeleton';
import { Card } from '../../shared/ui/surface';
import { FiguresTable, type FiguresTableProps } from './figures-table';

const BarChart = lazy(() => withConnection(() => import('./bar-chart')));

// Many bars scroll sideways, and few do not become too wide.
const BAR_WIDTH = { min: 52, max: 132 };

interface CourseChartProps extends FiguresTableProps {
  color: string;
  /** For periods: scrolls to the last bar, the most interesting one. */
  newestLast?: boolean;
  /** Shown next to the heading. */
  aside?: ReactNode;
  /** Shown when there are no bars. */
  instead?: ReactNode;
}

/** A bar chart, and its values as a table; on phones the table comes first. */
export function CourseChart({
  title,
  unit,
  color,
  bars,
  aside,
  instead,
  newestLast = false,
  ...column
}: CourseChartProps) {
  const id = useId();
  const showNewest = (frame: HTMLElement | null) => {
    if (frame && newestLast) frame.scrollLeft = frame.scrollWidth;
  };
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          {aside}
        </div>
        {instead ?? (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
            <div ref={showNewest} aria-hidden className="order-2 overflow-x-auto lg:order-1">
              <div
                className="h-72"
                style={{
                  minWidth: bars.length * BAR_WIDTH.min,
                  maxWidth: Math.max(2, bars.length) * BAR_WIDTH.max,
                }}
              >
                <Suspense fallback={<Skeleton className="size-full" />}>
                  <BarChart bars={bars} color={color} show={column.show} />
                </Suspense>
              </div>
            </div>
            <FiguresTable
              title={title}
              unit={unit}
              bars={newestLast ? bars.toReversed() : bars}
              {...column}
            />
          </div>
        )}
      </Card>
    </section>
  );
}
