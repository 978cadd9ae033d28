import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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

describe('Closing the provider’s window', () => {
  const paid = [{ id: 'order_1', status: 'paid' }];
  const open = [{ id: 'order_1', status: 'open' }];

  it('still finds what was paid in a bank’s app', async () => {
    const { dispatch, dismiss, settle, enrolled, context } = await withRazorpay({
      'GET /api/payment/orders': paid,
    });
    await dispatch(enrollRequested(course));
    jest.useFakeTimers({ advanceTimers: true });
    dismiss();
    await jest.advanceTimersByTimeAsync(1_100);
    jest.useRealTimers();
    await settle();
    expect(enrolled()).toBe(1);
    expect(context.toasts).toHaveLength(1);
  });

  it('says nothing, and gives the button back at once, when nothing was', async () => {
    const { store, dispatch, dismiss, settle, context } = await withRazorpay({
      'GET /api/payment/orders': open,
    });
    await dispatch(enrollRequested(course));
    dismiss();
    await settle();
    expect(store.getState().requests['checkout/enroll']?.busy).toBe(false);
    expect(selectPending(course._id)(store.getState())).toBeFalsy();
    expect(context.toasts).toEqual([]);
  });
});

describe('Another try after closing the provider’s window', () => {
  it('is kept for a reload, whatever was looked for of the first', async () => {
    const { dispatch, dismiss, settle } = await withRazorpay({
      'GET /api/payment/orders': [{ id: 'order_1', status: 'open' }],
    });
    await dispatch(enrollRequested(course));
    jest.useFakeTimers({ advanceTimers: true });
    dismiss();
    await settle();
    await dispatch(enrollRequested(course));
    await jest.advanceTimersByTimeAsync(30_000);
    jest.useRealTimers();
    expect(readPayments(aUser()._id, Date.now())).toHaveLength(1);
  });
});

describe('Closing the built-in checkout', () => {
  it('looks for a payment whose answer was lost, when it is closed', async () => {
    let status = 'open';
    fakeServer({
      ...routes,
      'POST /dev/payments/order_1/pay': problem(503, 'UNAVAILABLE', 'Busy.'),
      'GET /api/payment/orders': () => [{ id: 'order_1', status }],
    });
    const { store, context, dispatch, settle, enrolled } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect(store.getState().checkout.sandbox?.declined).toContain('you will not pay twice');
    status = 'paid';
    jest.useFakeTimers({ advanceTimers: true });
    await dispatch(sandboxClosed());
    await jest.advanceTimersByTimeAsync(1_100);
    jest.useRealTimers();
    await settle();
    expect([enrolled(), context.toasts.length]).toEqual([1, 1]);
  });
});
