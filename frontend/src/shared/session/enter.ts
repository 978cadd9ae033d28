import { put, select } from 'typed-redux-saga';
import type { User } from '../api/types';
import { selectUserId } from './session.selectors';
import { userGone, userReceived } from './session.slice';

/** Back leads to a log-in page those as well who are logged in: of them nothing stays for another person. */
export function* enter(user: User) {
  const before = yield* select(selectUserId);
  if (before !== user._id) yield* put(userGone());
  yield* put(userReceived(user));
}
