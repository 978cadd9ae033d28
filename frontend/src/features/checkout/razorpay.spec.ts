import { afterEach, expect, it } from '@jest/globals';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { anEnrolledCourse, aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { untilGone } from '../../shared/sagas/until-gone';
import { runSaga } from '../../shared/testing/saga-runner';
import { checkoutSaga } from './checkout.saga';
import { checkoutLeft, checkoutReducer, enrollRequested } from './checkout.slice';
import { payWithRazorpay } from './razorpay';

const host = window as unknown as { Razorpay?: unknown };
const course = anEnrolledCourse();
const order = { id: 'order_1', amount: 49_900, currency: 'INR', keyId: 'rzp_test_1' } as const;
afterEach(() => {
  sessionStorage.clear();
  delete host.Razorpay;
  for (const script of scripts()) script.remove();
});

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

/** A fake of the provider's script: records how it is opened, and closes at once. */
function openedWith(): Record<string, unknown>[] {
  const opened: Record<string, unknown>[] = [];
  host.Razorpay = class {
    constructor(private readonly options: { modal: { ondismiss: () => void } }) {
      opened.push({ ...options });
    }
    open() {
      this.options.modal.ondismiss();
    }
  };
  return opened;
}

it('opens the checkout with our order, and without the ended way of typing a UPI id', async () => {
  const opened = openedWith();
  expect(await payWithRazorpay(order, aUser())).toBeNull();
  expect(opened).toEqual([
    expect.objectContaining({
      key: 'rzp_test_1',
      order_id: 'order_1',
      amount: 49_900,
      currency: 'INR',
      name: 'Lectern',
      description: 'Course Enrollment Payment',
      config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
    }),
  ]);
});

/** A buyer on the page of a course with an order of this provider; the settings are not loaded. */
async function aBuyer() {
  fakeServer({ 'POST /api/payment/create-order': order });
  const running = runSaga(() => untilGone(checkoutSaga), { checkout: checkoutReducer });
  await running.dispatch(userReceived(aUser()));
  const isBusy = () => running.store.getState().requests['checkout/enroll']?.busy ?? false;
  return { ...running, isBusy };
}

it('is loaded with the click and not before', async () => {
  const { dispatch, settle, isBusy } = await aBuyer();
  expect(scripts()).toEqual([]);
  await dispatch(enrollRequested(course));
  const [script, ...others] = scripts();
  expect([script?.src, others]).toEqual(['https://checkout.razorpay.com/v1/checkout.js', []]);
  const opened = openedWith();
  script?.dispatchEvent(new Event('load'));
  await settle();
  expect(opened).toMatchObject([{ order_id: 'order_1', amount: 49_900, currency: 'INR' }]);
  expect(isBusy()).toBe(false);
});

it('does not open once the page was left on which it was asked for', async () => {
  const { dispatch, settle, isBusy } = await aBuyer();
  await dispatch(enrollRequested(course));
  await dispatch(checkoutLeft());
  const opened = openedWith();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect([opened, isBusy()]).toEqual([[], false]);
});

it('is taken off the screen when the buyer logs out', async () => {
  const onScreen: string[] = [];
  host.Razorpay = class {
    open() {
      onScreen.push('the checkout');
    }
    close() {
      onScreen.pop();
    }
  };
  const { dispatch, isBusy } = await aBuyer();
  await dispatch(enrollRequested(course));
  expect(onScreen).toEqual(['the checkout']);
  await dispatch(userGone());
  expect([onScreen, isBusy()]).toEqual([[], false]);
});
