import { put } from 'typed-redux-saga';
import type { User } from '../../../shared/api/types';
import { enter } from '../../../shared/session/enter';
import { forgotFinished } from '../account.slice';

/** A user who has logged in needs no reset, and nobody after them may finish it. */
export function* welcome(user: User) {
  yield* enter(user);
  yield* put(forgotFinished());
}
