import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga';
import { checkoutCopy, paymentToasts } from '../../shared/copy/learner';
import { learnerEnrolled } from '../../shared/facts';
import { toastError, toastSuccess } from '../../shared/notify/notify.effects';
import { request } from '../../shared/sagas/request';
import { selectIsEnrolled, selectUserId } from '../../shared/session/session.selectors';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { boughtNothing } from './bought-nothing.saga';
import {
  confirmationAwaited,
  confirmationLate,
  confirmationSettled,
  paymentLookedFor,
} from './checkout.slice';
import { forgetPayment, keepPayment, readPayments, type KeptPayment } from './kept-payments';

/** Quick at first, because the provider's message usually comes within seconds. */
const WAITS_MS = [1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000, 30_000, 30_000];
/** So often while nothing says that anything was paid. */
const LOOKS = 6;

function* statusOf(orderId: string) {
  try {
    const orders = yield* request((api) => api.GET('/api/payment/orders'));
    return orders.find(({ id }) => id === orderId)?.status ?? 'open';
  } catch {
    // The next look may succeed.
    return 'open';
  }
}

/** Money may move from now on, whatever becomes of the page: phones end those that were left for the app of a bank. */
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
    // Paid twice, or too late: the course may be owned or gone, and the money comes back.
    if (status === 'void') return yield* boughtNothing(checkoutCopy.notNeeded);
    yield* put(learnerEnrolled(course));
    return yield* toastSuccess(checkoutCopy.confirmed);
  }
  if (isPaid) yield* put(confirmationLate(course._id));
  // An order that nobody paid stays open for ever: the course is offered again.
  else yield* settle(payment);
}

/**
 * The provider's own message to the server decides; until it has come, the client asks, on whatever page the buyer is.
 * It asks for nobody else, and goes on after a reload.
 */
export function* awaitConfirmation(payment: KeptPayment) {
  yield* keep(payment);
  const { course, isPaid } = payment;
  yield* put(isPaid ? confirmationAwaited(course._id) : paymentLookedFor(course._id));
  yield* race({ told: call(ask, payment), gone: take(userGone.type) });
}

/** What was under way when the page was loaded anew. */
export function* resumeConfirming() {
  let userId = yield* select(selectUserId);
  while (!userId) {
    yield* take(userReceived.type);
    userId = yield* select(selectUserId);
  }
  for (const payment of yield* call(readPayments, userId, Date.now())) {
    if (yield* select(selectIsEnrolled(payment.course._id))) yield* forget(payment.orderId);
    else yield* spawn(awaitConfirmation, payment);
  }
}
