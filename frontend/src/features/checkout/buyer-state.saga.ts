import { put, race, take } from 'typed-redux-saga';
import type { EnrolledCourse } from '../../shared/api/types';
import { checkoutLeft, stateAsked, stateChosen } from './checkout.slice';
import { isHad } from './enrolled.saga';

/** Asks the buyer for their State; null when they close the dialog, leave the page or already have the course. */
export function* askState(course: EnrolledCourse): Generator<unknown, string | null> {
  yield* put(stateAsked());
  const { chosen } = yield* race({
    chosen: take(stateChosen),
    left: take(checkoutLeft.type),
    had: take(isHad(course)),
  });
  return chosen?.payload ?? null;
}
