import { put, race, select, take } from 'typed-redux-saga';
import type { CheckoutOrder, EnrolledCourse } from '../../shared/api/types';
import { checkoutCopy } from '../../shared/copy/learner';
import { learnerEnrolled } from '../../shared/facts';
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
import { forget, keep, statusOf } from './confirmation.saga';
import { isHad } from './enrolled.saga';
import type { PaymentReturn } from './razorpay';

/** How a checkout can end for the page that opened it. */
export type CheckoutEnd =
  | PaymentReturn
  | 'closed'
  /** Closed, and money may have moved all the same. */
  | 'dismissed'
  | 'no-return';

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

/**
 * Whether a payment was refused because the order was paid on another device, of which no tab knows. Checks the order,
 * because the refusal's text is for people.
 */
function* isPaidElsewhere(orderId: string, course: EnrolledCourse) {
  if ((yield* statusOf(orderId)) !== 'paid') return false;
  yield* put(learnerEnrolled(course));
  return true;
}

/** The built-in provider's checkout: a declined payment can be retried until it is closed. */
export function* payInSandbox(
  order: CheckoutOrder,
  course: EnrolledCourse,
): Generator<unknown, CheckoutEnd> {
  yield* put(sandboxOpened({ order, courseTitle: course.title }));
  /** How it ends if it is closed now. */
  let whenClosed: 'closed' | 'dismissed' = 'closed';
  while (true) {
    const { chosen } = yield* race({
      chosen: take(outcomeChosen),
      closed: take([sandboxClosed.type, checkoutLeft.type]),
      had: take(isHad(course)),
    });
    if (!chosen) return whenClosed;
    // Only this call moves money: before it, and after a refusal, a reload need not look for a payment.
    yield* keep({ orderId: order.id, course, isPaid: false });
    const answer = yield* pay(order, chosen.payload);
    whenClosed = answer ? 'closed' : 'dismissed';
    if (answer?.error) {
      yield* forget(order.id);
      if (yield* isPaidElsewhere(order.id, course)) return 'closed';
    }
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
    // Closed during the payment, or the buyer logged out: nobody is there to retry.
    if (!(yield* select(selectSandbox))) return whenClosed;
    yield* put(
      paymentDeclined(
        answer ? (answer.error?.description ?? checkoutCopy.unavailable) : checkoutCopy.unanswered,
      ),
    );
  }
}
