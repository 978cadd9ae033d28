import type { PayloadAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { toFailure } from '../api/api-error';
import { forgetEarlyAnswers } from '../api/early-answers';
import { onSessionLost, sessionBegan } from '../api/session-lost';
import type { User } from '../api/types';
import { sessionToasts } from '../copy/toasts';
import { claimDrafts } from '../forms/drafts';
import { aWhile } from '../lib/with-connection';
import { goTo, toastSuccess } from '../notify/notify.effects';
import { request } from '../sagas/request';
import { forkEvery, forkEveryEvent, forkLatest, forkLeading } from '../sagas/watchers';
import { leave, leaveInAllTabs } from './leave';
import { newsOfOtherTabs, tellOtherTabs } from './other-tabs';
import { hasSessionHint } from './session-hint';
import { selectUserId } from './session.selectors';
import {
  logoutRequested,
  sessionAsked,
  sessionUntold,
  userGone,
  userReceived,
} from './session.slice';

/**
 * Visitors without the hint cookie cost no call and see no 401 in their console. Only that says that nobody is logged
 * in: a tunnel and a server in trouble say nothing of the session, and the page waits for its learner.
 */
function* loadCurrentUser() {
  while (hasSessionHint(document.cookie)) {
    try {
      const user = yield* request((api) => api.GET('/api/user/currentuser'));
      return void (yield* put(userReceived(user)));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === 401) break;
      yield* put(sessionUntold(failure));
    }
    yield* call(aWhile);
  }
  yield* put(userGone());
}

/** Whoever has logged in meanwhile is known: what comes late is about somebody else. */
function* askUnlessTold() {
  yield* race([call(loadCurrentUser), take(userReceived.type)]);
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
  yield* leaveInAllTabs();
  yield* toastSuccess(sessionToasts.loggedOut);
}

function* begin({ payload: { _id } }: PayloadAction<User>) {
  yield* call(sessionBegan);
  yield* call(claimDrafts, _id);
  yield* call(tellOtherTabs, _id);
}

/** What a tab still showed of one person would be sent in the name of the other. */
function* follow({ userId }: { userId: string | null }) {
  const own = yield* select(selectUserId);
  if (own === userId) return;
  if (own !== null) yield* leave();
  if (userId !== null) yield* put(sessionAsked());
}

function* forgetWhatCameEarly() {
  yield* call(forgetEarlyAnswers);
}

/** After the call that was refused has said so to whoever made it. */
function* endSession() {
  yield* delay(0);
  yield* put(userGone());
}

export function* sessionSaga() {
  const lost = eventChannel<true>((emit) => onSessionLost(() => emit(true)));
  yield* forkEveryEvent(lost, endSession);
  yield* forkLeading(logoutRequested, logOut);
  yield* forkEvery(userReceived, begin);
  yield* forkEvery(userGone, forgetWhatCameEarly);
  yield* forkEveryEvent(newsOfOtherTabs(), follow);
  yield* forkLatest(sessionAsked, askUnlessTold);
  yield* put(sessionAsked());
}
