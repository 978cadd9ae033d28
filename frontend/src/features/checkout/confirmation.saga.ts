import { call, delay, put, race, take } from 'typed-redux-saga';
import type { EnrolledCourse } from '../../shared/api/types';
import { checkoutCopy, paymentToasts } from '../../shared/copy/learner';
import { learnerEnrolled } from '../../shared/facts';
import { toastError, toastSuccess } from '../../shared/notify/notify.effects';
import { request } from '../../shared/sagas/request';
import { userGone } from '../../shared/session/session.slice';
import { boughtNothing } from './bought-nothing.saga';
import { confirmationAwaited, confirmationLate, confirmationSettled } from './checkout.slice';

/** Quick at first, because the provider's message usually comes within seconds. */
const WAITS_MS = [1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000, 30_000, 30_000];

function* statusOf(orderId: string) {
  try {
    const orders = yield* request((api) => api.GET('/api/payment/orders'));
    return orders.find(({ id }) => id === orderId)?.status ?? 'open';
  } catch {
    // The next look may succeed.
    return 'open';
  }
}

function* ask(orderId: string, course: EnrolledCourse) {
  for (const wait of WAITS_MS) {
    yield* delay(wait);
    const status = yield* statusOf(orderId);
    if (status === 'open') continue;
    yield* put(confirmationSettled(course._id));
    if (status === 'refunded') return yield* toastError(paymentToasts.verificationFailed);
    // Paid twice, or too late: the course may be owned or gone, and the money comes back.
    if (status === 'void') return yield* boughtNothing(checkoutCopy.notNeeded);
    yield* put(learnerEnrolled(course));
    return yield* toastSuccess(checkoutCopy.confirmed);
  }
  yield* put(confirmationLate(course._id));
}

/**
 * The provider's own message to the server decides; until it has come, the client asks, on whatever page the buyer is.
 * It asks for nobody else.
 */
export function* awaitConfirmation(orderId: string, course: EnrolledCourse) {
  yield* put(confirmationAwaited(course._id));
  yield* race({ told: call(ask, orderId, course), gone: take(userGone.type) });
}
