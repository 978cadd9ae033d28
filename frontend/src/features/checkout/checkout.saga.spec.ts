import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { siteReceived } from '../../shared/site/site.slice';
import { aSite, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import {
  checkoutLeft,
  enrollRequested,
  outcomeChosen,
  sandboxClosed,
  selectPending,
  stateChosen,
} from './checkout.slice';
import { answer, course, order, routes, start } from './testing/checkout-stage';

let log: { mockRestore: () => void };
beforeEach(() => {
  sessionStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('Buying in the built-in checkout', () => {
  it('enrolls after the server has verified the payment', async () => {
    const calls = fakeServer(routes);
    const { context, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect(calls.at(-1)?.body).toEqual({ ...answer, courseId: 'course-1', userId: 'user-1' });
    expect(context.toasts).toEqual(['success: You are now enrolled.']);
    expect(enrolled()).toBe(1);
  });

  it('stays open after a declined payment, and says why', async () => {
    fakeServer({
      ...routes,
      'POST /dev/payments/order_1/pay': { error: { code: 'DECLINED', description: 'Declined.' } },
    });
    const { store, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('failed'));
    expect(store.getState().checkout.sandbox?.declined).toBe('Declined.');
    expect(enrolled()).toBe(0);
  });

  it.each([
    [499, []],
    [299.5, ['info: The price has changed since this page was loaded. It is ₹499 now.']],
  ])('tells of a price other than the one shown: %s', async (price, toasts) => {
    fakeServer(routes);
    const { context, dispatch } = await start();
    await dispatch(enrollRequested({ ...course, price }));
    expect(context.toasts).toEqual(toasts);
  });

  it('gives the button back when it is closed', async () => {
    fakeServer(routes);
    const { store, context, dispatch } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(sandboxClosed());
    expect(store.getState().requests['checkout/enroll']?.busy).toBe(false);
    expect(context.toasts).toEqual([]);
  });

  it('waits on the page when the payment is not confirmed yet', async () => {
    fakeServer({
      ...routes,
      'POST /api/payment/verify-payment': {
        status: 202,
        body: { message: 'Pending.', status: 'pending', outcome: 'pending' },
      },
    });
    const { store, context, dispatch } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect(selectPending('course-1')(store.getState())).toBe('polling');
    expect(context.toasts).toEqual([]);
  });

  it.each(['surplus', 'returned'])('celebrates no money that goes back: %s', async (outcome) => {
    fakeServer({
      ...routes,
      'POST /api/payment/verify-payment': { message: 'It goes back.', outcome },
      'GET /api/user/currentuser': aUser(),
    });
    const { context, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect([context.toasts, enrolled()]).toEqual([['info: It goes back.'], 0]);
  });

  it('finds the course that made the payment needless', async () => {
    fakeServer({
      ...routes,
      'POST /api/payment/verify-payment': { message: 'Not needed.', outcome: 'surplus' },
      'GET /api/user/currentuser': aUser({ enrolledCourses: [course] }),
    });
    const { context, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect([context.toasts, enrolled()]).toEqual([['info: Not needed.'], 1]);
  });

  it('waits for the provider when the buyer does not return', async () => {
    fakeServer(routes);
    const { store, dispatch } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('captured-without-return'));
    expect(selectPending('course-1')(store.getState())).toBe('polling');
    expect(store.getState().checkout.sandbox).toBeNull();
  });
});

describe('A payment that the provider confirms later', () => {
  it.each([
    ['paid', 1, 'success: Your payment is confirmed. You are now enrolled.'],
    ['void', 0, 'info: This payment was not needed and will be returned to you.'],
    ['refunded', 0, 'error: Payment verification failed.'],
  ])('and that turns out %s', async (status, courses, toast) => {
    fakeServer({ ...routes, 'GET /api/payment/orders': [{ id: 'order_1', status }] });
    const { context, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('captured-without-return'));
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect([context.toasts, enrolled()]).toEqual([[toast], courses]);
  });
});

describe('Where the seller is registered for tax', () => {
  const registered = aSite({ asksBuyerState: true });

  it('asks for the State first, and puts it on the order', async () => {
    const calls = fakeServer(routes);
    const { store, dispatch } = await start();
    await dispatch(siteReceived(registered));
    await dispatch(enrollRequested(course));
    expect(store.getState().checkout.askingState).toBe(true);
    await dispatch(stateChosen('29'));
    expect(calls.at(-1)?.body).toMatchObject({ courseId: 'course-1', buyerState: '29' });
    expect(store.getState().checkout.sandbox).not.toBeNull();
  });

  it.each([
    ['the checkout of another order opens', { ...order, id: 'order_2', amount: 59_900 }, 59_900],
    ['a free one is had at once', { id: null, amount: 0, enrolled: true, message: 'Free.' }, null],
  ])('takes the price of that moment: %s', async (_, later, amount) => {
    const isAsked = (body: unknown) => (body as { buyerState?: string }).buyerState !== undefined;
    fakeServer({
      ...routes,
      'POST /api/payment/create-order': ({ body }) => (isAsked(body) ? later : order),
    });
    const { store, dispatch } = await start();
    await dispatch(siteReceived(registered));
    await dispatch(enrollRequested(course));
    await dispatch(stateChosen('29'));
    expect(store.getState().checkout.sandbox?.order.amount ?? null).toBe(amount);
  });

  it('gives the button back when the question is closed', async () => {
    fakeServer(routes);
    const { store, dispatch } = await start();
    await dispatch(siteReceived(registered));
    await dispatch(enrollRequested(course));
    await dispatch(stateChosen(null));
    expect(store.getState().checkout.sandbox).toBeNull();
    expect(store.getState().requests['checkout/enroll']?.busy).toBe(false);
  });
});

describe('Enrolling', () => {
  it('takes one call for a free course', async () => {
    const calls = fakeServer({
      'POST /api/payment/create-order': {
        id: null,
        amount: 0,
        enrolled: true,
        message: 'You are now enrolled.',
      },
    });
    const { context, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    expect(calls).toHaveLength(1);
    expect(context.toasts).toEqual(['success: You are now enrolled.']);
    expect(enrolled()).toBe(1);
  });

  it('says so when the order fails', async () => {
    fakeServer({ 'POST /api/payment/create-order': problem(503, 'UNAVAILABLE', 'Busy.') });
    const { context, dispatch } = await start();
    await dispatch(enrollRequested(course));
    expect(context.toasts).toEqual(['error: Something went wrong while enrolling.']);
  });

  it('says so when the payment is refused', async () => {
    fakeServer({
      ...routes,
      'POST /api/payment/verify-payment': problem(400, 'PAYMENT_VERIFICATION_FAILED', 'Bad.'),
    });
    const { store, context, dispatch } = await start();
    await dispatch(enrollRequested(course));
    await dispatch(outcomeChosen('success'));
    expect(context.toasts).toEqual(['error: Payment verification failed.']);
    expect(selectPending('course-1')(store.getState())).toBeNull();
  });

  it('finds a course that was bought in another tab', async () => {
    fakeServer({
      'POST /api/payment/create-order': problem(409, 'ALREADY_OWNED', 'You already own it.'),
    });
    const { context, dispatch, enrolled } = await start();
    await dispatch(enrollRequested(course));
    expect(context.toasts).toEqual(['info: You already own it.']);
    expect(enrolled()).toBe(1);
  });
});

describe('The code of the payment provider', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'Razorpay');
    fakeServer({ ...routes, 'POST /api/payment/create-order': { ...order, keyId: 'rzp_test_1' } });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  async function wanted() {
    const running = await start();
    jest.useFakeTimers();
    running.store.dispatch(enrollRequested(course));
    await jest.advanceTimersByTimeAsync(1_000);
    const isBusy = () => running.store.getState().requests['checkout/enroll']?.busy;
    expect(isBusy()).toBe(true);
    return { ...running, isBusy };
  }

  it('is not waited for longer than any answer', async () => {
    const { context, isBusy } = await wanted();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(isBusy()).toBe(false);
    expect(context.toasts).toEqual(['error: Something went wrong while enrolling.']);
  });

  it('is not waited for once the page was left', async () => {
    const { store, context, isBusy } = await wanted();
    store.dispatch(checkoutLeft());
    await jest.advanceTimersByTimeAsync(1);
    expect(isBusy()).toBe(false);
    expect(context.toasts).toEqual([]);
  });
});
