import { call, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../api/api-error';
import { api, type Api } from '../api/client';
import { uuid } from '../lib/uuid';

/** Idempotency keys, by content, of requests that may have succeeded although no response came. */
const unanswered = new Map<string, string>();

/**
 * Like `request`, for calls that create something new each time: a user who retries after a lost response gets what the
 * first call created. Until a success, the same `what` uses the same key; the server does not store refusals.
 * @param what identifies the request: everything that is sent
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
