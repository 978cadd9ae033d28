import { select } from 'typed-redux-saga';
import { toastFailure } from '../requests/failures';
import { track } from '../requests/track';
import type { Page } from './request-page';

/**
 * Asks for what follows a list, if anything does. Drops a page that arrives after the list was reloaded, because it
 * would leave a gap: the result is then `undefined`, as after a failure.
 * @param name the request's, for `track`
 * @param selectList the list so far, with its cursor
 */
export function* nextPage<S, T>(
  name: string,
  selectList: (state: S) => { cursor: string | null } | null | undefined,
  ask: (cursor: string) => Generator<unknown, Page<T>>,
): Generator<unknown, Page<T> | undefined> {
  const cursor = (yield* select(selectList))?.cursor;
  if (!cursor) return undefined;
  const page = yield* track(name, () => ask(cursor), toastFailure);
  const now = yield* select(selectList);
  return now?.cursor === cursor ? page : undefined;
}
