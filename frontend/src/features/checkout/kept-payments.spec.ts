import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { enrollRequested, outcomeChosen, sandboxClosed, selectPending } from './checkout.slice';
import { readPayments } from './kept-payments';
import { course, routes, start, withRazorpay } from './testing/checkout-stage';

let log: { mockRestore: () => void };
beforeEach(() => {
  sessionStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('What a reload would interrupt', () => {
  const kept = () => readPayments('user-1', Date.now()).map(({ isPaid }) => isPaid);

  it.each([
    ['not while the built-in checkout is only open: nothing can have been paid', [], []],
    ['no more once it was closed', [sandboxClosed()], []],
    ['once it was paid there', [outcomeChosen('captured-without-return')], [true]],
    ['no more once it is verified', [outcomeChosen('success')], []],
  ])('is kept in mind %s', async (_, steps, expected) => {
    fakeServer(routes);
    const { dispatch } = await start();
    await dispatch(enrollRequested(course));
    for (const step of steps) await dispatch(step);
    expect(kept()).toEqual(expected);
  });

  it.each([
    [problem(401, 'UNAUTHENTICATED', 'Please log in to continue.'), [true]],
    [problem(429, 'RATE_LIMITED', 'Too many requests.'), [true]],
    [problem(400, 'INVALID_SIGNATURE', 'Not verified.'), []],
  ])('is kept in mind unless the server judged the payment: %j', async (refusal, expected) => {
    fakeServer({ ...routes, 'POST /api/payment/verify-payment': refusal });
    const { dispatch } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect(kept()).toEqual(expected);
  });

  it('is found after the next log-in by who was logged out during the checkout', async () => {
    fakeServer({
      ...routes,
      'POST /api/payment/verify-payment': problem(401, 'UNAUTHENTICATED', 'Please log in.'),
    });
    const { store, context, dispatch } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect(context.toasts).toEqual([
      expect.stringMatching(/^info: You were logged out\. .* or the money comes back/),
    ]);
    await dispatch(userGone());
    await dispatch(userReceived(aUser()));
    expect(selectPending('course-1')(store.getState())).toBe('polling');
  });

  it('is kept in mind while the payment is under way, and no more once it was refused', async () => {
    const answer = Promise.withResolvers<{ error: { code: string; description: string } }>();
    fakeServer({
      ...routes,
      'POST /dev/payments/order_1/pay': () => answer.promise,
      'GET /api/payment/orders': [{ id: 'order_1', status: 'open' }],
    });
    const { dispatch, settle } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('failed'));
    expect(kept()).toEqual([false]);
    answer.resolve({ error: { code: 'DECLINED', description: 'Declined.' } });
    await settle();
    expect(kept()).toEqual([]);
  });

  it("is kept in mind while another provider's checkout is open: it may be paid where no page hears of it", async () => {
    const { dispatch } = await withRazorpay();
    await dispatch(enrollRequested(course));
    expect(kept()).toEqual([false]);
  });
});
