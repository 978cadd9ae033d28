import { put, take } from 'typed-redux-saga';
import { stateAsked, stateChosen } from './checkout.slice';

/** Asks the buyer where they live; null when they close the question. */
export function* askState(): Generator<unknown, string | null> {
  yield* put(stateAsked());
  const { payload } = yield* take(stateChosen);
  return payload;
}
