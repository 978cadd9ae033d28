import type { PayloadAction } from '@reduxjs/toolkit';
import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga';
import { toFailure, type Failure } from '../../shared/api/api-error';
import type { CheckoutOrder, EnrolledCourse } from '../../shared/api/types';
import { checkoutCopy, paymentToasts } from '../../shared/copy/learner';
import { formatPrice } from '../../shared/lib/money';
import { learnerEnrolled } from '../../shared/facts';
import { takeBackErrors, toastError, toastInfo } from '../../shared/notify/notify.effects';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLeading } from '../../shared/sagas/watchers';
import { selectUser } from '../../shared/session/session.selectors';
import { selectSite } from '../../shared/site/site.slice';
import { askState } from './buyer-state.saga';
import { boughtNothing } from './bought-nothing.saga';
import {
  checkoutLeft,
  checkoutRequests,
  enrollRequested,
  selectIsBuying,
  type WantedCourse,
} from './checkout.slice';
import {
  awaitConfirmation,
  forget,
  keep,
  lookQuietly,
  resumeConfirming,
} from './confirmation.saga';
import { enrolled, hearOfOtherTabs, isHad } from './enrolled.saga';
import { loadRazorpay, payWithRazorpay, type PaymentReturn } from './razorpay';
import { payInSandbox, type CheckoutEnd } from './sandbox.saga';

/** The key id of orders of the built-in provider. */
const BUILT_IN = 'sandbox';
/** As long as any call may take. */
const MOST_LOADING_MS = 15_000;

function* openCheckout(
  order: CheckoutOrder,
  course: EnrolledCourse,
): Generator<unknown, CheckoutEnd> {
  // Decided by the order, because the settings may not be loaded.
  if (order.keyId === BUILT_IN) return yield* payInSandbox(order, course);
  const { late } = yield* race({
    loaded: call(loadRazorpay),
    late: delay(MOST_LOADING_MS),
    left: take(checkoutLeft.type),
  });
  if (late) throw new Error('Razorpay did not come in time.');
  if (!(yield* select(selectIsBuying(course._id)))) return 'closed';
  // From now on money may move outside of this page, for example in a bank's app.
  yield* keep({ orderId: order.id, course, isPaid: false });
  const buyer = (yield* select(selectUser)) ?? { name: '', email: '' };
  // If the course is bought elsewhere meanwhile, it must not be paid for again.
  const { end } = yield* race({
    end: call(payWithRazorpay, order, buyer),
    had: take(isHad(course)),
  });
  if (end === null) return 'dismissed';
  return end ?? 'closed';
}

/** Returns whether the result of the payment is still open. */
function* handIn(answer: PaymentReturn, course: EnrolledCourse) {
  const userId = (yield* select(selectUser))?._id;
  const body = { ...answer, courseId: course._id, ...(userId && { userId }) };
  try {
    const reply = yield* request((api) => api.POST('/api/payment/verify-payment', { body }));
    if (reply.outcome === 'enrolled') yield* enrolled(course, reply.message);
    else if (reply.outcome !== 'pending') yield* boughtNothing(course._id, reply.message);
    return reply.outcome === 'pending';
  } catch (error) {
    const failure = toFailure(error);
    yield* logFailure(failure);
    if (failure.status === 401) yield* toastInfo(checkoutCopy.loggedOut);
    else yield* toastError(paymentToasts.verificationFailed);
    // Unless the server has judged the payment, money may have moved, and the provider will tell the server.
    return ![400, 404, 409].includes(failure.status);
  }
}

function* verify(answer: PaymentReturn, course: EnrolledCourse) {
  const payment = { orderId: answer.razorpay_order_id, course, isPaid: true };
  yield* keep(payment);
  if (yield* handIn(answer, course)) yield* spawn(awaitConfirmation, payment);
  else yield* forget(payment.orderId);
}

function* orderFailed(course: EnrolledCourse, failure: Failure) {
  const { coupon } = failure.fieldErrors;
  // Whether to buy without it is for the learner to say.
  if (coupon) return yield* toastError(coupon, checkoutRequests.enroll);
  yield* logFailure(failure);
  if (failure.code !== 'ALREADY_OWNED')
    return yield* toastError(paymentToasts.orderFailed, checkoutRequests.enroll);
  // Bought in another tab: no error, the course is there.
  yield* put(learnerEnrolled(course));
  yield* toastInfo(failure.message);
}

interface OrderTerms {
  coupon: string | undefined;
  buyerState?: string;
}

function* createOrder(course: EnrolledCourse, { coupon, buyerState }: OrderTerms) {
  const userId = (yield* select(selectUser))?._id;
  const body = {
    courseId: course._id,
    ...(userId && { userId }),
    ...(buyerState && { buyerState }),
    ...(coupon && { coupon }),
  };
  return yield* request((api) => api.POST('/api/payment/create-order', { body }));
}

/**
 * Null when there is nothing to pay: a free course is enrolled in at once, and nothing opens after the page was left.
 */
function* orderToPay(course: EnrolledCourse, terms: OrderTerms) {
  const order = yield* createOrder(course, terms);
  if ('enrolled' in order) {
    yield* enrolled(course, order.message);
    return null;
  }
  return (yield* select(selectIsBuying(course._id))) ? order : null;
}

/** The educator may have changed the price since the page was loaded. */
function* tellNewPrice({ amount }: CheckoutOrder, shown: number | undefined) {
  if (shown !== undefined && amount !== Math.round(shown * 100))
    yield* toastInfo(checkoutCopy.newPrice(formatPrice(amount / 100)));
}

function* buy({ price, coupon, ...course }: WantedCourse) {
  let order = yield* orderToPay(course, { coupon });
  const { asksBuyerState } = yield* select(selectSite);
  if (order && asksBuyerState) {
    const buyerState = yield* askState(course);
    // Asks again, now with the State; this may be another order if the price has changed.
    order = buyerState ? yield* orderToPay(course, { coupon, buyerState }) : null;
  }
  if (!order) return;
  yield* tellNewPrice(order, price);
  const end = yield* openCheckout(order, course);
  if (end === 'closed') yield* forget(order.id);
  else if (end === 'dismissed')
    yield* spawn(lookQuietly, { orderId: order.id, course, isPaid: false });
  else if (end === 'no-return')
    yield* spawn(awaitConfirmation, { orderId: order.id, course, isPaid: true });
  else yield* verify(end, course);
}

function* enroll({ payload: course }: PayloadAction<WantedCourse>) {
  // The error of an earlier try would cover the checkout.
  yield* takeBackErrors(checkoutRequests.enroll);
  yield* track(
    checkoutRequests.enroll,
    () => buy(course),
    (failure) => orderFailed(course, failure),
  );
}

export function* checkoutSaga() {
  yield* forkLeading(enrollRequested, enroll);
  yield* hearOfOtherTabs();
  yield* resumeConfirming();
}
