import { call } from 'typed-redux-saga';
import type { Failure } from '../api/api-error';
import { toastError } from '../notify/notify.effects';

/** For failures that users need not know about. */
export function* logFailure(failure: Failure) {
  yield* call([console, 'error'], failure.message, failure.code, failure.requestId);
}

/** For failures shown with the server's message. */
export function* toastFailure(failure: Failure, request?: string) {
  yield* toastError(failure.message, request);
}
