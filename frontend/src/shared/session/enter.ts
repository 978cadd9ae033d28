import { put, select } from 'typed-redux-saga';
import type { User } from '../api/types';
import { takeBackErrors } from '../notify/notify.effects';
import { selectUserId } from './session.selectors';
import { userGone, userReceived } from './session.slice';

/**
 * A logged-in person can get to a log-in page with Back: nothing of theirs may remain for another person who logs in.
 */
export function* enter(user: User) {
  const before = yield* select(selectUserId);
  if (before !== user._id) yield* put(userGone());
  // What failed without a session, or for somebody else, would stand beside the welcome.
  yield* takeBackErrors();
  yield* put(userReceived(user));
}
