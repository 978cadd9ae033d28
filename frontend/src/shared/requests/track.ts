import { cancelled, put } from 'typed-redux-saga';
import { toFailure, type Failure } from '../api/api-error';
import { takeBackErrors } from '../notify/notify.effects';
import {
  requestFailed,
  requestForgotten,
  requestStarted,
  requestSucceeded,
} from './requests.slice';

/**
 * Runs a piece of a saga under a name that screens can watch with `useRequest(name)`. A failure is stored and passed to
 * `onFailure` with that name, never thrown; a success removes the errors shown for earlier ones. After a failure, and
 * if a newer action cancels the work, the result is `undefined`.
 */
export function* track<T>(
  name: string,
  work: () => Generator<unknown, T>,
  onFailure?: (failure: Failure, name: string) => Generator,
): Generator<unknown, T | undefined> {
  yield* put(requestStarted(name));
  try {
    const result = yield* work();
    yield* put(requestSucceeded(name));
    yield* takeBackErrors(name);
    return result;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code === 'CLIENT') console.error(error);
    yield* put(requestFailed({ name, failure }));
    if (onFailure) yield* onFailure(failure, name);
    return undefined;
  } finally {
    if (yield* cancelled()) {
      yield* put(requestForgotten(name));
      // A generator that yields while being cancelled lets its caller continue, with redux-saga's own token as the
      // result; undefined tells the caller to stop.
      return undefined;
    }
  }
}
