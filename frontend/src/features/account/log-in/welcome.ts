import { put } from 'typed-redux-saga';
import type { User } from '../../../shared/api/types';
import { loginCopy } from '../../../shared/copy/account';
import { toastError } from '../../../shared/notify/notify.effects';
import { enter } from '../../../shared/session/enter';
import { hasSessionHint } from '../../../shared/session/session-hint';
import { forgotFinished } from '../account.slice';

/**
 * A user who has logged in needs no reset, and nobody after them may finish it. False, with the reason told, in a
 * browser that refuses cookies: the next call would be a visitor's.
 */
export function* welcome(user: User) {
  if (!hasSessionHint(document.cookie)) {
    yield* toastError(loginCopy.noCookies);
    return false;
  }
  yield* enter(user);
  yield* put(forgotFinished());
  return true;
}
