import { eventChannel } from 'redux-saga';
import { call, put } from 'typed-redux-saga';
import { onSessionLost } from '../api/session-lost';
import { sessionToasts } from '../copy/toasts';
import { forgetDraftsOfTab } from '../forms/drafts';
import { goTo, toastSuccess } from '../notify/notify.effects';
import { request } from '../sagas/request';
import { forkEveryEvent, forkLeading } from '../sagas/watchers';
import { hasSessionHint } from './session-hint';
import { logoutRequested, userGone, userReceived } from './session.slice';

/** Visitors without the hint cookie cost no call and see no 401 in their console. */
function* loadCurrentUser() {
  if (!hasSessionHint(document.cookie)) return void (yield* put(userGone()));
  try {
    const user = yield* request((api) => api.GET('/api/user/currentuser'));
    yield* put(userReceived(user));
  } catch {
    yield* put(userGone());
  }
}

/** A failed log-out changes nothing and is only logged. */
function* logOut() {
  try {
    yield* request((api) => api.POST('/api/auth/logout'));
  } catch (error) {
    console.error('Logout failed', error);
    return;
  }
  // First away from a guarded page: its guard would send to /signup.
  yield* goTo('/');
  yield* put(userGone());
  yield* call(forgetDraftsOfTab);
  yield* toastSuccess(sessionToasts.loggedOut);
}

function* endSession() {
  yield* put(userGone());
}

export function* sessionSaga() {
  const lost = eventChannel<true>((emit) => onSessionLost(() => emit(true)));
  yield* forkEveryEvent(lost, endSession);
  yield* forkLeading(logoutRequested, logOut);
  yield* loadCurrentUser();
}
