import { put, race, take } from 'typed-redux-saga';
import { checkoutLeft, stateAsked, stateChosen } from './checkout.slice';

/** Asks the buyer where they live; null when they close the question or go elsewhere. */
export function* askState(): Generator<unknown, string | null> {
  yield* put(stateAsked());
  const { chosen } = yield* race({ chosen: take(stateChosen), left: take(checkoutLeft.type) });
  return chosen?.payload ?? null;
}
