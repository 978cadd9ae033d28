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
import { goTo, toastInfo, toastSuccess } from '../notify/notify.effects';
import { logFailure } from '../requests/failures';
import { track } from '../requests/track';
import { request } from '../sagas/request';
import { forkEvery, forkEveryEvent, forkLatest, forkLeading } from '../sagas/watchers';
import { leave, leaveInAllTabs } from './leave';
import { newsOfOtherTabs, tellOtherTabs } from './other-tabs';
import { dropSessionHint, hasSessionHint } from './session-hint';
import { selectSessionKnown, selectUser, selectUserId } from './session.selectors';
import {
  educatorPageRefused,
  logoutRequest,
  logoutRequested,
  sessionAsked,
  sessionEnded,
  sessionUntold,
  userGone,
  userReceived,
} from './session.slice';

/**
 * Visitors without the hint cookie cause no call, and no 401 in their console. Only a 401 means that nobody is logged
 * in: a dead connection or a failing server says nothing about the session, so the page keeps trying.
 */
function* loadCurrentUser() {
  while (hasSessionHint(document.cookie)) {
    try {
      const user = yield* request((api) => api.GET('/api/user/currentuser'));
      return void (yield* put(userReceived(user)));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === 401) {
        // The hint means that there was a session.
        yield* call(dropSessionHint);
        yield* put(sessionEnded());
        break;
      }
      yield* put(sessionUntold(failure));
    }
    yield* call(aWhile);
  }
  yield* put(userGone());
}

/** A log-in or log-out in the meantime wins: a late response is about somebody else. */
function* askUnlessTold() {
  yield* race([call(loadCurrentUser), take([userReceived.type, userGone.type])]);
}

/** A failed log-out changes nothing and is only logged. */
function* logOut() {
  const loggedOut = yield* track(
    logoutRequest,
    () => request((api) => api.POST('/api/auth/logout')),
    logFailure,
  );
  if (!loggedOut) return;
  // First leaves a guarded page, whose guard would redirect to /signup.
  yield* goTo('/');
  yield* leaveInAllTabs();
  yield* toastSuccess(sessionToasts.loggedOut);
}

function* begin({ payload: { _id } }: PayloadAction<User>) {
  yield* call(sessionBegan);
  yield* call(claimDrafts, _id);
  yield* call(tellOtherTabs, _id);
}

/** Anything a tab still shows of one person would be sent in the name of the other. */
function* follow({ userId }: { userId: string | null }) {
  const own = yield* select(selectUserId);
  // Somebody logged out while this tab was still asking who is logged in.
  if (userId === null && !(yield* select(selectSessionKnown))) yield* put(userGone());
  if (own === userId) return;
  if (own !== null) yield* leave();
  if (userId !== null) yield* put(sessionAsked());
}

function* forgetWhatCameEarly() {
  yield* call(forgetEarlyAnswers);
}

/** Runs after the refused call has reported its failure to its caller. */
function* endSession() {
  yield* delay(0);
  // Visitors' calls are refused, too, but no session has ended.
  if (yield* select(selectUser)) yield* put(sessionEnded());
  yield* put(userGone());
}

/** The guard redirects home, where nothing would explain why. */
function* tellWhyNot() {
  yield* toastInfo(sessionToasts.educatorsOnly);
}

export function* sessionSaga() {
  const lost = eventChannel<true>((emit) => onSessionLost(() => emit(true)));
  yield* forkEveryEvent(lost, endSession);
  yield* forkLeading(logoutRequested, logOut);
  yield* forkEvery(userReceived, begin);
  yield* forkEvery(educatorPageRefused, tellWhyNot);
  yield* forkEvery(userGone, forgetWhatCameEarly);
  yield* forkEveryEvent(newsOfOtherTabs(), follow);
  yield* forkLatest(sessionAsked, askUnlessTold);
  yield* put(sessionAsked());
}
