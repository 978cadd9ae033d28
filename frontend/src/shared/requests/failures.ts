import { call } from 'typed-redux-saga';
import type { Failure } from '../api/api-error';
import { toastError } from '../notify/notify.effects';

/** For failures that nobody at the screen has to know of. */
export function* logFailure(failure: Failure) {
  yield* call([console, 'error'], failure.message, failure.code, failure.requestId);
}

/** For failures told in the server's own words. */
export function* toastFailure(failure: Failure) {
  yield* toastError(failure.message);
}
