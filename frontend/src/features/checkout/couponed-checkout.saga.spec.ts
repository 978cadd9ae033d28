import { describe, expect, it } from '@jest/globals';
import { siteReceived } from '../../shared/site/site.slice';
import { aSite } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { checkoutSaga } from './checkout.saga';
import { checkoutReducer, checkoutRequests, enrollRequested, stateChosen } from './checkout.slice';
import { course, order, routes } from './testing/checkout-stage';

const couponed = { ...course, price: 399, coupon: 'DIWALI20' };
const ordered = { ...routes, 'POST /api/payment/create-order': { ...order, amount: 39_900 } };

function start(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer(answers);
  return { ...runSaga(checkoutSaga, { checkout: checkoutReducer }), calls };
}

describe('Buying with a coupon', () => {
  it('orders with it, for the price that the page shows', async () => {
    const { store, context, calls, dispatch } = start(ordered);
    await dispatch(enrollRequested(couponed));
    expect(calls.at(-1)?.body).toEqual({ courseId: 'course-1', coupon: 'DIWALI20' });
    expect(store.getState().checkout.sandbox?.order.amount).toBe(39_900);
    expect(context.toasts).toEqual([]);
  });

  it('orders with it again once the State is told', async () => {
    const { calls, dispatch } = start(ordered);
    await dispatch(siteReceived(aSite({ asksBuyerState: true })));
    await dispatch(enrollRequested(couponed));
    await dispatch(stateChosen('29'));
    expect(calls.at(-1)?.body).toMatchObject({ buyerState: '29', coupon: 'DIWALI20' });
  });

  it.each(['COUPON_NOT_VALID', 'COUPON_USED_UP'])(
    'opens no checkout when it is refused, and says why: %s',
    async (code) => {
      const refusal = {
        'POST /api/payment/create-order': problem(400, code, 'No.', { coupon: 'Too late.' }),
      };
      const { store, context, calls, dispatch } = start(refusal);
      await dispatch(enrollRequested(couponed));
      const { checkout, requests } = store.getState();
      expect(requests[checkoutRequests.enroll]?.failure?.code).toBe(code);
      expect(checkout.sandbox).toBeNull();
      expect([calls.length, context.toasts]).toEqual([1, ['error: Too late.']]);
    },
  );
});
