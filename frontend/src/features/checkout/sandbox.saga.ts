import { put, race, select, take } from 'typed-redux-saga';
import type { CheckoutOrder } from '../../shared/api/types';
import { checkoutCopy } from '../../shared/copy/learner';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import {
  checkoutLeft,
  checkoutRequests,
  outcomeChosen,
  paymentDeclined,
  sandboxClosed,
  sandboxOpened,
  selectSandbox,
  type Outcome,
} from './checkout.slice';
import type { PaymentReturn } from './razorpay';

/** How a checkout can end for the page that opened it. */
export type CheckoutEnd = PaymentReturn | 'closed' | 'no-return';

function pay(order: CheckoutOrder, outcome: Outcome) {
  return track(checkoutRequests.pay, () =>
    request((api) =>
      api.POST('/dev/payments/{orderId}/pay', {
        params: { path: { orderId: order.id } },
        body: { outcome },
      }),
    ),
  );
}

/** The built-in provider's checkout: a declined payment may be tried again until it is closed. */
export function* payInSandbox(
  order: CheckoutOrder,
  courseTitle: string,
): Generator<unknown, CheckoutEnd> {
  yield* put(sandboxOpened({ order, courseTitle }));
  while (true) {
    const { chosen } = yield* race({
      chosen: take(outcomeChosen),
      closed: take([sandboxClosed.type, checkoutLeft.type]),
    });
    if (!chosen) return 'closed';
    const answer = yield* pay(order, chosen.payload);
    if (answer && chosen.payload === 'captured-without-return') {
      yield* put(sandboxClosed());
      return 'no-return';
    }
    if (answer?.razorpay_order_id && answer.razorpay_payment_id && answer.razorpay_signature) {
      yield* put(sandboxClosed());
      return {
        razorpay_order_id: answer.razorpay_order_id,
        razorpay_payment_id: answer.razorpay_payment_id,
        razorpay_signature: answer.razorpay_signature,
      };
    }
    // Closed while the payment was under way, or the buyer is gone: nobody is there to try again.
    if (!(yield* select(selectSandbox))) return 'closed';
    yield* put(paymentDeclined(answer?.error?.description ?? checkoutCopy.unavailable));
  }
}
