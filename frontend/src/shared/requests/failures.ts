import { call } from 'typed-redux-saga';
import type { Failure } from '../api/api-error';
import { toastError } from '../notify/notify.effects';

/** For what the specification calls "only logged". */
export function* logFailure(failure: Failure) {
  yield* call([console, 'error'], failure.message, failure.code, failure.requestId);
}

/** For what the specification answers with the server's message. */
export function* toastFailure(failure: Failure) {
  yield* toastError(failure.message);
}
