import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { learnerEnrolled } from '../../shared/facts';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { anEnrolledCourse, aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { checkoutSaga } from './checkout.saga';
import { checkoutReducer, selectPending } from './checkout.slice';
import { awaitConfirmation } from './confirmation.saga';
import { keepPayment, readPayments } from './kept-payments';

const course = anEnrolledCourse();

beforeEach(() => sessionStorage.clear());

it('is awaited for nobody but the buyer', async () => {
  fakeServer({});
  let isOver = false;
  const { store, dispatch } = runSaga(
    function* () {
      yield* awaitConfirmation({ orderId: 'order_1', course, isPaid: true });
      isOver = true;
    },
    { checkout: checkoutReducer },
  );
  expect([isOver, selectPending('course-1')(store.getState())]).toEqual([false, 'polling']);
  await dispatch(userGone());
  expect([isOver, selectPending('course-1')(store.getState())]).toEqual([true, null]);
});

it('is no longer awaited once the page has heard of the course elsewhere', async () => {
  fakeServer({});
  const { store, dispatch } = runSaga(
    function* () {
      yield* awaitConfirmation({ orderId: 'order_1', course, isPaid: true });
    },
    { checkout: checkoutReducer },
  );
  await dispatch(learnerEnrolled(course));
  expect(selectPending('course-1')(store.getState())).toBeNull();
});

describe('After the page was loaded anew', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** As an earlier load of this tab left it. */
  async function load({ isPaid = true, status = 'open', user = aUser(), minutesAgo = 0 }) {
    keepPayment('user-1', { orderId: 'order_1', course, isPaid }, Date.now() - minutesAgo * 60_000);
    const calls = fakeServer({ 'GET /api/payment/orders': [{ id: 'order_1', status }] });
    const { store, context } = runSaga(checkoutSaga, { checkout: checkoutReducer });
    store.dispatch(userReceived(user));
    const after = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return selectPending('course-1')(store.getState());
    };
    return { store, context, calls, after };
  }
  const kept = () => readPayments('user-1', Date.now());

  it('a payment that was made is awaited further, until it is confirmed', async () => {
    const { store, context, after } = await load({ status: 'paid' });
    expect(await after(0)).toBe('polling');
    expect(await after(1000)).toBeNull();
    expect(store.getState().session.userData?.enrolledCourses).toEqual([course]);
    expect(context.toasts).toEqual(['success: Your payment is confirmed. You are now enrolled.']);
    expect(kept()).toEqual([]);
  });

  it('a checkout that was open is looked after for a moment, and the course is offered again when nobody paid', async () => {
    const { calls, after } = await load({ isPaid: false });
    expect(await after(0)).toBe('looking');
    expect(await after(20_000)).toBeNull();
    expect(kept()).toEqual([]);
    const asked = calls.length;
    await after(600_000);
    expect(calls).toHaveLength(asked);
  });

  it('what nobody confirms is said to be late, and awaited at the next load once more', async () => {
    const { after } = await load({});
    expect(await after(130_000)).toBe('late');
    expect(kept()).toHaveLength(1);
  });

  it.each([
    ['when the course has come with the page', { user: aUser({ enrolledCourses: [course] }) }],
    ['of somebody else', { user: aUser({ _id: 'user-2' }) }],
    ['of more than an hour ago', { minutesAgo: 61 }],
  ])('nothing is awaited %s', async (_, before) => {
    const { calls, after } = await load(before);
    expect(await after(10_000)).toBeNull();
    expect(calls).toEqual([]);
  });
});
