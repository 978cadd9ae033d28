import { dashboardCopy } from '../../shared/copy/educator';
import type { CourseBar } from './course-bars';

/** More rows do not fit next to the chart. */
const ROWS_SHOWN = 5;

export interface FiguresTableProps {
  title: string;
  /** The heading of the number column. */
  unit: string;
  bars: readonly CourseBar[];
  /** The heading of the other column. */
  first?: string;
  /** Formats a value in the table. */
  show?: (value: number) => string;
}

export function FiguresTable({ title, unit, bars, first, show }: FiguresTableProps) {
  // Focusable, so that the keyboard can scroll it.
  const focusable = bars.length > ROWS_SHOWN ? { tabIndex: 0 } : {};
  return (
    <div
      role="group"
      aria-label={title}
      {...focusable}
      className="order-1 max-h-72 scroll-shade overflow-y-auto print:max-h-none print:overflow-visible lg:order-2"
    >
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
              <th scope="row" className="py-2 pr-3 text-left font-normal as-written">
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
