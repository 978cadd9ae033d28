import { useState } from 'react';
import type { CourseInProgress } from '../../../shared/api/types';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { Button } from '../../../shared/ui/button';
import { arrange, FILTERS, ORDERS, type Filter, type Order } from './arrange';
import { CourseRow } from './course-row';

const copy = learningProgressCopy.list;

export function CourseRows({ courses }: { courses: readonly CourseInProgress[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [order, setOrder] = useState<Order>('recent');
  const shown = arrange(courses, filter, order);
  return (
    <section aria-labelledby="progress-courses" className="grid gap-5">
      <div>
        <h2 id="progress-courses" className="text-2xl font-semibold">
          {copy.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{learningProgressCopy.row.rule}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div role="group" aria-label={copy.show} className="flex flex-wrap gap-2">
          {FILTERS.map((value) => (
            <Button
              key={value}
              size="sm"
              variant={value === filter ? 'primary' : 'secondary'}
              aria-pressed={value === filter}
              onClick={() => setFilter(value)}
            >
              {copy.filters[value]}
            </Button>
          ))}
        </div>
        <label className="flex items-center gap-3 text-sm font-semibold">
          {copy.sort}
          <select
            value={order}
            onChange={({ target }) =>
              setOrder(ORDERS.find((known) => known === target.value) ?? order)
            }
            className="min-h-11 rounded-control border border-input bg-card px-3 text-base font-normal hover:border-primary"
          >
            {ORDERS.map((value) => (
              <option key={value} value={value}>
                {copy.orders[value]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <ul className="grid gap-4">
          {shown.map((course) => (
            <li key={course.courseId}>
              <CourseRow course={course} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
