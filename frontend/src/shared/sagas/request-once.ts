import { call, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../api/api-error';
import { api, type Api } from '../api/client';
import { uuid } from '../lib/uuid';

/** By what they make: the keys of requests that may have been done though no answer came. */
const unanswered = new Map<string, string>();

/**
 * As `request`, for calls that make another thing each time: whoever presses again after a lost answer gets what the
 * first one made. Until a success the same `what` has the same key; what is refused the server forgets by itself.
 * @param what told apart by it: everything that is sent
 */
export function* requestOnce<T>(
  what: readonly unknown[],
  make: (api: Api, key: string) => Promise<{ data: T }>,
): SagaGenerator<T> {
  const name = JSON.stringify(what);
  const key = unanswered.get(name) ?? uuid();
  try {
    const { data } = yield* call(make, api, key);
    unanswered.delete(name);
    return data;
  } catch (error) {
    const { status } = toFailure(error);
    if (status === 0 || status >= 500) unanswered.set(name, key);
    throw error;
  }
}
