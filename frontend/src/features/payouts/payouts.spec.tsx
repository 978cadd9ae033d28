import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payout } from '../../shared/api/types';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { Payouts } from './payouts';
import { payoutsSaga } from './payouts.saga';
import { payoutsReducer } from './payouts.slice';

const payout: Payout = {
  _id: 'payout-1',
  amount: 1_000,
  paidOn: '2026-11-27',
  reference: 'NEFT-2026-11',
  recordedAt: '2026-11-27T10:15:00.000Z',
  withdrawnAt: null,
};
const routes = {
  'GET /api/course/dashboard': { totalEarning: 1_499.1, totalPaidOut: 1_000 },
  'GET /api/course/dashboard/payouts': [payout],
};

async function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ ...routes, ...answers });
  const running = renderWithStore(<Payouts />, payoutsSaga, { payouts: payoutsReducer });
  await running.settle();
  const click = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await running.settle();
  };
  return { ...running, calls, click };
}

const figure = (term: string) => screen.getByText(term).nextSibling;

describe('The payouts', () => {
  it('say what was sent when, and what is still to come', async () => {
    await show();
    expect(screen.getByText('Sent on 27 Nov 2026')).toBeVisible();
    expect(screen.getByText('Reference NEFT-2026-11')).toBeVisible();
    expect(figure('Earned so far')).toHaveTextContent('₹1,499.10');
    expect(figure('Paid out')).toHaveTextContent('₹1,000');
    expect(figure('Still to be paid')).toHaveTextContent('₹499.10');
  });

  it('say that a sale was refunded after its payout', async () => {
    await show({ 'GET /api/course/dashboard': { totalEarning: 501, totalPaidOut: 1_000 } });
    expect(figure('Paid too early')).toHaveTextContent('₹499');
    expect(screen.queryByText('Still to be paid')).toBeNull();
  });

  it('mark one that does not count', async () => {
    const withdrawnAt = '2026-11-27T11:00:00.000Z';
    await show({ 'GET /api/course/dashboard/payouts': [{ ...payout, withdrawnAt }] });
    expect(screen.getByText('Does not count')).toBeVisible();
  });

  it('say that there are none yet', async () => {
    await show({ 'GET /api/course/dashboard/payouts': [] });
    expect(screen.getByText(/^Nothing was paid out yet\./)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('are loaded again after a failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const { click } = await show({
      'GET /api/course/dashboard/payouts': () =>
        fails ? problem(500, 'INTERNAL', 'Broken.') : [payout],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Your payouts could not be loaded.');
    fails = false;
    await click('Try again');
    expect(screen.getByText('Reference NEFT-2026-11')).toBeVisible();
    log.mockRestore();
  });

  it('lead the focus on to the first of the older ones', async () => {
    const next = '</api/course/dashboard/payouts?cursor=abc>; rel="next"';
    const { click } = await show({
      'GET /api/course/dashboard/payouts': ({ url }) =>
        url.searchParams.has('cursor')
          ? [{ ...payout, _id: 'older' }]
          : { status: 200, body: [payout], headers: { Link: next } },
    });
    await click('Load older payouts');
    expect(screen.getAllByRole('listitem')[1]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load older payouts' })).toBeNull();
  });
});
