import { put } from 'typed-redux-saga';
import type { User } from '../../shared/api/types';
import { enter } from '../../shared/session/enter';
import { forgotFinished } from './account.slice';

/** Who could log in needs no new password, and nobody after them is to set one. */
export function* welcome(user: User) {
  yield* enter(user);
  yield* put(forgotFinished());
}
