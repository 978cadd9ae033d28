import { call, race, take } from 'typed-redux-saga';
import { userGone } from '../session/session.slice';

/** What one person began does not go on for the next, and what is still on its way to them is not shown. */
export function* untilGone(saga: () => Generator) {
  while (true) yield* race([call(saga), take(userGone.type)]);
}
