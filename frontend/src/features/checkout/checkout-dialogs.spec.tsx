import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectRequest } from '../../shared/requests/requests.slice';
import { untilGone } from '../../shared/sagas/until-gone';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { siteReceived } from '../../shared/site/site.slice';
import { anEnrolledCourse, aSite, aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { CheckoutDialogs } from './checkout-dialogs';
import { checkoutSaga } from './checkout.saga';
import {
  checkoutLeft,
  checkoutReducer,
  checkoutRequests,
  enrollRequested,
  outcomeChosen,
  sandboxClosed,
  type Outcome,
} from './checkout.slice';

const course = anEnrolledCourse();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const answer = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'signed',
};
const declined = { error: { code: 'DECLINED', description: 'Declined.' } };
const VERIFY = '/api/payment/verify-payment';

const asking = aSite({ asksBuyerState: true });
const PLACES: [string, typeof asking][] = [
  ['Where do you live?', asking],
  ['Secure checkout', aSite()],
];

/** A buyer who presses Enroll Now on the page of a course. */
async function enroll(site = aSite(), outcome: Outcome = 'success') {
  const calls = fakeServer({
    'POST /api/payment/create-order': {
      id: 'order_1',
      amount: 49_900,
      currency: 'INR',
      keyId: 'sandbox',
    },
    'POST /dev/payments/order_1/pay': outcome === 'failed' ? declined : answer,
    [`POST ${VERIFY}`]: { message: 'You are now enrolled.', outcome: 'enrolled' },
  });
  const running = renderWithStore(<CheckoutDialogs />, () => untilGone(checkoutSaga), {
    checkout: checkoutReducer,
  });
  const { store, settle, dispatch } = running;
  await dispatch(userReceived(aUser()));
  await dispatch(siteReceived(site));
  act(() => void store.dispatch(enrollRequested(course)));
  return {
    ...running,
    isBusy: () => selectRequest(checkoutRequests.enroll)(store.getState()).busy,
    verified: () => calls.some(({ path }) => path === VERIFY),
    /** Dispatches the action while the payment is pending. */
    async payMeanwhile(action: Parameters<typeof dispatch>[0]) {
      await settle();
      act(() => void store.dispatch(outcomeChosen(outcome)));
      await dispatch(action);
    },
  };
}

const dialog = (name: string) => screen.queryByRole('heading', { name });

describe('What a checkout asks', () => {
  it.each(PLACES)('is over with the log-out: %s', async (title, site) => {
    const { dispatch, settle, isBusy } = await enroll(site);
    await settle();
    expect(dialog(title)).toBeInTheDocument();
    await dispatch(userGone());
    expect([dialog(title), isBusy()]).toEqual([null, false]);
  });

  it.each(PLACES)('is over with the page: %s', async (title, site) => {
    const { store, settle, isBusy } = await enroll(site);
    await settle();
    expect(dialog(title)).toBeInTheDocument();
    cleanup();
    await settle();
    expect(isBusy()).toBe(false);
    expect(store.getState().checkout).toMatchObject({ sandbox: null, askingState: false });
  });

  it.each(PLACES)('is not asked on another page: %s', async (title, site) => {
    const { dispatch, isBusy } = await enroll(site);
    await dispatch(checkoutLeft());
    expect([dialog(title), isBusy()]).toEqual([null, false]);
  });
});

describe('A declined payment', () => {
  it('leaves the focus on what was pressed', async () => {
    const { settle } = await enroll(aSite(), 'failed');
    await settle();
    const decline = screen.getByRole('button', { name: 'Decline the payment' });
    await userEvent.click(decline);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Declined.');
    expect(decline).toHaveFocus();
  });
});

describe('A payment under way', () => {
  it('is seen to its end when the page is left', async () => {
    const { payMeanwhile, context, isBusy } = await enroll();
    await payMeanwhile(checkoutLeft());
    expect(context.toasts).toEqual(['success: You are now enrolled.']);
    expect(isBusy()).toBe(false);
  });

  it('is not tried again when it was declined after the checkout was closed', async () => {
    const { payMeanwhile, isBusy } = await enroll(aSite(), 'failed');
    await payMeanwhile(sandboxClosed());
    expect(isBusy()).toBe(false);
  });

  it('is nothing that the next person in this tab hears of', async () => {
    const { payMeanwhile, context, verified, isBusy } = await enroll();
    await payMeanwhile(userGone());
    expect([context.toasts, verified(), isBusy()]).toEqual([[], false, false]);
  });
});

describe('The State of a buyer', () => {
  const answerOf = async (userId: string) => {
    const { settle, dispatch } = await enroll(asking);
    await settle();
    await dispatch(sandboxClosed());
    await dispatch(userGone());
    await dispatch(userReceived(aUser({ _id: userId })));
    await dispatch(enrollRequested(course));
    return screen.getByRole<HTMLSelectElement>('combobox', { name: /State/ });
  };

  it.each([
    ['is proposed to the same person the next time', 'user-1', '29'],
    ['is nothing to the next buyer on the same device', 'user-2', ''],
  ])('%s', async (_, userId, proposed) => {
    await userEvent.selectOptions(await answerOf('user-1'), '29');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    cleanup();
    expect(await answerOf(userId)).toHaveValue(proposed);
  });
});
