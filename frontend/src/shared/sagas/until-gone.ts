import { call, race, take } from 'typed-redux-saga';
import { userGone } from '../session/session.slice';

/**
 * Cancels and restarts the saga when the user logs out, so that nothing of theirs goes on or is shown to the next one.
 */
export function* untilGone(saga: () => Generator) {
  while (true) yield* race([call(saga), take(userGone.type)]);
}
