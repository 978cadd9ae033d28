import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga';
import { checkoutCopy, paymentToasts } from '../../shared/copy/learner';
import { toastError } from '../../shared/notify/notify.effects';
import { request } from '../../shared/sagas/request';
import { selectIsEnrolled, selectUserId } from '../../shared/session/session.selectors';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { boughtNothing } from './bought-nothing.saga';
import {
  confirmationAwaited,
  confirmationLate,
  confirmationSettled,
  enrollRequested,
  paymentLookedFor,
} from './checkout.slice';
import { enrolled } from './enrolled.saga';
import { forgetPayment, keepPayment, readPayments, type KeptPayment } from './kept-payments';

/** Short at first, because the provider's webhook usually arrives within seconds. */
const WAITS_MS = [1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000, 30_000, 30_000];
/** The number of checks while nothing indicates a payment. */
const LOOKS = 6;

export function* statusOf(orderId: string) {
  try {
    const orders = yield* request((api) => api.GET('/api/payment/orders'));
    return orders.find(({ id }) => id === orderId)?.status ?? 'open';
  } catch {
    // The next check may succeed.
    return 'open';
  }
}

/** Money may move from now on, whatever happens to the page: phones discard pages left for a bank's app. */
export function* keep(payment: KeptPayment) {
  const userId = yield* select(selectUserId);
  if (userId) yield* call(keepPayment, userId, payment, Date.now());
}

export function* forget(orderId: string) {
  const userId = yield* select(selectUserId);
  if (userId) yield* call(forgetPayment, userId, orderId);
}

function* settle({ orderId, course }: KeptPayment) {
  yield* forget(orderId);
  yield* put(confirmationSettled(course._id));
}

function* ask(payment: KeptPayment) {
  const { orderId, course, isPaid } = payment;
  for (const wait of isPaid ? WAITS_MS : WAITS_MS.slice(0, LOOKS)) {
    yield* delay(wait);
    const status = yield* statusOf(orderId);
    if (status === 'open') continue;
    yield* settle(payment);
    if (status === 'refunded') return yield* toastError(paymentToasts.verificationFailed);
    // Paid twice, or too late: the course may be owned or deleted, and the money is refunded.
    if (status === 'void') return yield* boughtNothing(course._id, checkoutCopy.notNeeded);
    return yield* enrolled(course, checkoutCopy.confirmed);
  }
  if (isPaid) yield* put(confirmationLate(course._id));
  // An unpaid order stays open for ever, so the course is offered again.
  else yield* settle(payment);
}

/**
 * The provider's webhook to the server decides; until it arrives the client polls, on any page the buyer visits. Polls
 * only for this buyer, and continues after a reload.
 */
export function* awaitConfirmation(payment: KeptPayment) {
  yield* keep(payment);
  const { course, isPaid } = payment;
  yield* put(isPaid ? confirmationAwaited(course._id) : paymentLookedFor(course._id));
  yield* race({ told: call(ask, payment), gone: take(userGone.type) });
}

/**
 * After the provider's window was closed: the buyer may have paid in a bank's app all the same. Looked for without a
 * word, because most have only changed their mind. Another try goes on with the same order, and looks for itself.
 */
export function* lookQuietly(payment: KeptPayment) {
  const isAgain = (action: unknown) =>
    enrollRequested.match(action) && action.payload._id === payment.course._id;
  yield* race({ told: call(ask, payment), gone: take(userGone.type), again: take(isAgain) });
}

/** Resumes payments that were under way at a reload, or when the buyer was logged out. */
export function* resumeConfirming() {
  for (;;) {
    const userId = yield* select(selectUserId);
    const payments = userId ? yield* call(readPayments, userId, Date.now()) : [];
    for (const payment of payments) {
      if (yield* select(selectIsEnrolled(payment.course._id))) yield* forget(payment.orderId);
      else yield* spawn(awaitConfirmation, payment);
    }
    yield* take(userId ? userGone.type : userReceived.type);
  }
}
