import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { siteReceived } from '../../shared/site/site.slice';
import { aSite } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { enrollRequested, outcomeChosen } from './checkout.slice';
import { course, routes, start, withRazorpay } from './testing/checkout-stage';

let log: { mockRestore: () => void };
beforeEach(() => {
  sessionStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('A course that was bought in another tab', () => {
  /** As the other tab announces it. */
  const heard = (userId = 'user-1') =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'bought', newValue: JSON.stringify({ userId, course }) }),
    );

  it('is not sold any more: its checkout closes', async () => {
    fakeServer(routes);
    const { store, context, dispatch, settle, enrolled } = await start();
    await dispatch(enrollRequested(course));
    heard();
    await settle();
    expect(enrolled()).toBe(1);
    expect(context.toasts).toEqual(['info: You are enrolled']);
    expect(store.getState().checkout.sandbox).toBeNull();
    expect(store.getState().requests['checkout/enroll']?.busy).toBe(false);
  });

  it("closes another provider's checkout as well", async () => {
    const { close, dispatch, settle, enrolled } = await withRazorpay();
    await dispatch(enrollRequested(course));
    heard();
    await settle();
    expect([close.mock.calls.length, enrolled()]).toEqual([1, 1]);
  });

  it('closes the question for the State', async () => {
    fakeServer(routes);
    const { store, dispatch, settle } = await start();
    await dispatch(siteReceived(aSite({ asksBuyerState: true })));
    await dispatch(enrollRequested(course));
    heard();
    await settle();
    expect(store.getState().checkout.askingState).toBe(false);
    expect(store.getState().requests['checkout/enroll']?.busy).toBe(false);
  });

  it('needs no word where it was not being bought', async () => {
    const { context, settle, enrolled } = await start();
    heard();
    await settle();
    expect([enrolled(), context.toasts]).toEqual([1, []]);
  });

  it("is nobody else's", async () => {
    fakeServer(routes);
    const { settle, enrolled } = await start();
    heard('user-2');
    await settle();
    expect(enrolled()).toBe(0);
  });

  it('is told to the others by the tab that bought it, without staying on the device', async () => {
    fakeServer(routes);
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const { dispatch } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect(written).toHaveBeenCalledWith('bought', JSON.stringify({ userId: 'user-1', course }));
    expect(localStorage.getItem('bought')).toBeNull();
    written.mockRestore();
  });

  it('is found when its order turns out paid, as it is after a purchase on another device', async () => {
    fakeServer({
      ...routes,
      'POST /dev/payments/order_1/pay': {
        error: { code: 'REFUSED', description: 'Paid already.' },
      },
      'GET /api/payment/orders': [{ id: 'order_1', status: 'paid' }],
    });
    const { store, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect([enrolled(), store.getState().checkout.sandbox]).toEqual([1, null]);
  });
});
