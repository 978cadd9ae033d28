import { expect, it } from '@jest/globals';
import type { Sql } from '../database/sql.js';
import type { QueueFigures } from '../outbox/queue-figures.js';
import type { StaffFigures } from './staff-figures.js';
import { PrometheusMetrics } from './prometheus-metrics.js';

const figure = {
  subscriber: 'catalog.index-course',
  fact: 'catalog.course_published.v1',
  due: 3,
  later: 2,
  retried: 1,
  dead: 1,
  oldestSeconds: 4.5,
  overdueSeconds: 2,
  isLate: false,
};
const sql = { poolFigures: { total: 1, idle: 1, waiting: 0, max: 20 } } as Sql;
const metricsOver = (all: () => Promise<(typeof figure)[]>) =>
  new PrometheusMetrics({
    queues: { all } as unknown as QueueFigures,
    staff: { all: async () => ({ listFailedRefunds: 2 }) } as unknown as StaffFigures,
    sql,
  });

it('tells how the queues are at the moment of being asked, the first time too', async () => {
  const text = await metricsOver(async () => [figure]).text();
  for (const line of [
    'outbox_due',
    'outbox_later',
    'dead_letters',
    'outbox_lag_seconds',
    'outbox_overdue_seconds',
  ])
    expect(text).toContain(`lectern_${line}{subscriber="${figure.subscriber}"}`);
  expect(text).toContain('lectern_outbox_due{subscriber="catalog.index-course"} 3');
});

it('tells what waits for people', async () => {
  const text = await metricsOver(async () => []).text();
  expect(text).toContain('lectern_waiting_for_staff{kind="listFailedRefunds"} 2');
});

it('tells no more of a queue that is gone', async () => {
  const figures = [figure];
  const metrics = metricsOver(async () => figures);
  await metrics.text();
  figures.pop();
  expect(await metrics.text()).not.toContain(figure.subscriber);
});

it('tells nothing that was true before, while the database is away', async () => {
  const answers = [Promise.resolve([figure]), Promise.reject(new Error('away'))];
  const metrics = metricsOver(() => answers.shift() ?? Promise.resolve([]));
  await metrics.text();
  const text = await metrics.text();
  expect(text).not.toContain(figure.subscriber);
  expect(text).not.toContain('kind="listFailedRefunds"');
});

it('tells everything else while the database is away', async () => {
  const text = await metricsOver(() => Promise.reject(new Error('away'))).text();
  expect(text).toContain('lectern_metrics_failures_total 1');
  expect(text).toContain('lectern_database_connections{state="max"} 20');
});
