import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { CourseCharts } from './course-charts';
import { DashboardFigures } from './dashboard-figures';
import { EarningsChart } from './earnings-chart';
import { dashboardSaga } from './dashboard.saga';
import { dashboardReducer } from './dashboard.slice';

const reducers = { dashboard: dashboardReducer };
const courses = [
  aCourse({ _id: 'a', title: 'Practical CCTV Monitoring', enrolledCount: 7 }),
  aCourse({ _id: 'b', title: 'Night shifts', isPublished: false }),
];

describe('The dashboard', () => {
  it('shows the total earning in rupees, as the server counts it, and what was paid out', async () => {
    fakeServer({ 'GET /api/course/dashboard': { totalEarning: 149700, totalPaidOut: 100000 } });
    const { settle } = renderWithStore(
      <DashboardFigures courses={courses} failed={false} />,
      dashboardSaga,
      reducers,
    );
    await settle();
    expect(screen.getByText('Total Earning').nextSibling).toHaveTextContent('₹1,49,700');
    const payouts = screen.getByRole('link', { name: 'Payouts: ₹1,00,000 so far' });
    expect(payouts).toHaveAttribute('href', '/payouts');
  });

  it('shows what was earned by month, refunds taken off', async () => {
    const earnings = [
      { from: '2026-10-01', earning: 499 },
      { from: '2026-11-01', earning: 0 },
    ];
    fakeServer({ 'GET /api/course/dashboard/earnings': earnings });
    const { settle } = renderWithStore(<EarningsChart />, dashboardSaga, reducers);
    await settle();
    const table = screen.getByRole('table', { name: 'Earnings over time' });
    expect(within(table).getByRole('row', { name: 'Oct 2026 ₹499' })).toBeVisible();
  });

  it('shows no other period in place of the one that could not be loaded, and asks for it again', async () => {
    const byMonth = [{ from: '2026-10-01', earning: 499 }];
    fakeServer({ 'GET /api/course/dashboard/earnings': byMonth });
    const { settle } = renderWithStore(<EarningsChart />, dashboardSaga, reducers);
    await settle();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ 'GET /api/course/dashboard/earnings': problem(500, 'INTERNAL', 'Broken.') });
    const byWeek = screen.getByRole('button', { name: 'By week' });
    await userEvent.click(byWeek);
    await settle();
    expect(screen.queryByText('₹499')).toBeNull();
    expect(byWeek).toHaveFocus();
    fakeServer({ 'GET /api/course/dashboard/earnings': [{ from: '2026-10-05', earning: 250 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByRole('row', { name: '5 Oct ₹250' })).toBeVisible();
    log.mockRestore();
  });

  it('says so when nothing was earned yet', async () => {
    fakeServer({ 'GET /api/course/dashboard/earnings': [{ from: '2026-11-01', earning: 0 }] });
    const { settle } = renderWithStore(<EarningsChart />, dashboardSaga, reducers);
    await settle();
    expect(screen.getByText(/Nothing was earned/)).toBeVisible();
  });

  it('only logs when the figures cannot be loaded', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ 'GET /api/course/dashboard': problem(500, 'INTERNAL', 'Broken.') });
    const { context, settle } = renderWithStore(
      <DashboardFigures courses={courses} failed={false} />,
      dashboardSaga,
      reducers,
    );
    await settle();
    expect(screen.getByText('Not available')).toBeVisible();
    expect(context.toasts).toEqual([]);
    log.mockRestore();
  });

  it('asks for the figures again when that is wanted', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusal = problem(500, 'INTERNAL', 'Broken.');
    const answers = [refusal, refusal, { totalEarning: 499, totalPaidOut: 0 }];
    fakeServer({ 'GET /api/course/dashboard': () => answers.shift() ?? null });
    const { settle } = renderWithStore(
      <DashboardFigures courses={courses} failed={false} />,
      dashboardSaga,
      reducers,
    );
    await settle();
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await settle();
    expect(again).toHaveFocus();
    await userEvent.click(again);
    await settle();
    expect(screen.getByText('Total Earning').nextSibling).toHaveTextContent('₹499');
    log.mockRestore();
  });

  it('gives no numbers of courses that could not be loaded', async () => {
    fakeServer({ 'GET /api/course/dashboard': { totalEarning: 499, totalPaidOut: 0 } });
    const { settle } = renderWithStore(
      <DashboardFigures courses={null} failed />,
      dashboardSaga,
      reducers,
    );
    await settle();
    expect(screen.getAllByText('Not available')).toHaveLength(2);
    expect(screen.queryByText('0 published')).toBeNull();
  });

  it('says in a table what the chart draws', async () => {
    const { settle } = renderWithStore(<CourseCharts courses={courses} />, dashboardSaga, reducers);
    await settle();
    const table = screen.getByRole('table', { name: 'Enrolled students per course' });
    expect(within(table).getByRole('row', { name: /Practical CCTV Monitoring 7/ })).toBeVisible();
  });

  it('leads to the first course when there is none', () => {
    renderWithStore(<CourseCharts courses={[]} />, dashboardSaga, reducers);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/createcourses');
  });
});
