import { jest } from '@jest/globals';
import { userReceived } from '../../../shared/session/session.slice';
import { siteReceived } from '../../../shared/site/site.slice';
import { anEnrolledCourse, aSite, aUser } from '../../../shared/testing/builders';
import { fakeServer } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import { checkoutSaga } from '../checkout.saga';
import { checkoutReducer } from '../checkout.slice';

export const course = anEnrolledCourse({ title: 'Practical CCTV Monitoring' });
export const order = { id: 'order_1', amount: 49900, currency: 'INR', keyId: 'sandbox' };
export const answer = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'signed',
};
export const routes = {
  'POST /api/payment/create-order': order,
  'POST /dev/payments/order_1/pay': answer,
  'POST /api/payment/verify-payment': { message: 'You are now enrolled.', outcome: 'enrolled' },
};

/** A logged-in user and the checkout. */
export async function start() {
  const running = runSaga(checkoutSaga, { checkout: checkoutReducer });
  await running.dispatch(userReceived(aUser()));
  await running.dispatch(siteReceived(aSite()));
  const enrolled = () => running.store.getState().session.userData?.enrolledCourses.length;
  return { ...running, enrolled };
}

/** A provider whose checkout opens and waits for the buyer. */
export async function withRazorpay(more: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    ...routes,
    ...more,
    'POST /api/payment/create-order': { ...order, keyId: 'rzp_test_1' },
  });
  let dismiss: () => void = () => undefined;
  const close = jest.fn();
  Object.assign(window, {
    Razorpay: class {
      constructor({ modal }: { modal: { ondismiss: () => void } }) {
        dismiss = modal.ondismiss;
      }
      open = () => undefined;
      close = close;
    },
  });
  return { ...(await start()), close, calls, dismiss: () => dismiss() };
}
