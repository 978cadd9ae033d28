import { cancelled, put } from 'typed-redux-saga';
import { toFailure, type Failure } from '../api/api-error';
import {
  requestFailed,
  requestForgotten,
  requestStarted,
  requestSucceeded,
} from './requests.slice';

/**
 * Runs a piece of a saga under a name the screen can watch with `useRequest(name)`.
 * A failure is stored and handed to `onFailure`, never thrown; then, and when a newer action cancels
 * the work, the answer is `undefined`.
 */
export function* track<T>(
  name: string,
  work: () => Generator<unknown, T>,
  onFailure?: (failure: Failure) => Generator,
): Generator<unknown, T | undefined> {
  yield* put(requestStarted(name));
  try {
    const result = yield* work();
    yield* put(requestSucceeded(name));
    return result;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code === 'CLIENT') console.error(error);
    yield* put(requestFailed({ name, failure }));
    if (onFailure) yield* onFailure(failure);
    return undefined;
  } finally {
    if (yield* cancelled()) {
      yield* put(requestForgotten(name));
      // A generator that yields while it is being cancelled lets its caller go on, with redux-saga's
      // own token as the result; undefined tells the caller to stop.
      return undefined;
    }
  }
}
