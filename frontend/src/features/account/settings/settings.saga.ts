import type { PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, select } from 'typed-redux-saga';
import type { User } from '../../../shared/api/types';
import { goTo, toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { untilGone } from '../../../shared/sagas/until-gone';
import { forkLatest, forkLeading } from '../../../shared/sagas/watchers';
import { leaveInAllTabs } from '../../../shared/session/leave';
import { forgetOwn } from '../../../shared/session/own-storage';
import { selectUser } from '../../../shared/session/session.selectors';
import { userReceived } from '../../../shared/session/session.slice';
import { proofByGoogle } from '../google/google.saga';
import { forgetEmail } from '../log-in/last-email';
import { saveJson } from './save-json';
import {
  type ChangePasswordForm,
  deletionRequested,
  downloadRequested,
  otherSessionsEnded,
  passwordChangeRequested,
  sessionEnded,
  sessionsReceived,
  sessionsRequested,
  settingsRequests,
  verificationOpened,
  verificationRequested,
} from './settings.slice';
import { tokensRequested } from './tokens.slice';

function* loadSessions() {
  const sessions = yield* track(
    settingsRequests.sessions,
    () => request((api) => api.GET('/api/user/sessions')),
    logFailure,
  );
  if (sessions) yield* put(sessionsReceived(sessions));
}

function* endSession({ payload: sessionId }: PayloadAction<string>) {
  const params = { path: { sessionId } };
  const reply = yield* track(
    settingsRequests.endSessions,
    () => request((api) => api.DELETE('/api/user/sessions/{sessionId}', { params })),
    toastFailure,
  );
  if (reply) yield* toastSuccess(reply.message);
  yield* put(sessionsRequested());
}

function* endOthers() {
  const reply = yield* track(
    settingsRequests.endSessions,
    () => request((api) => api.DELETE('/api/user/sessions')),
    toastFailure,
  );
  if (!reply) return;
  yield* toastSuccess(reply.message);
  yield* put(sessionsRequested());
}

function* changePassword({ payload: body }: PayloadAction<ChangePasswordForm>) {
  const reply = yield* track(
    settingsRequests.changePassword,
    () => request((api) => api.POST('/api/user/changepassword', { body })),
    toastFailure,
  );
  if (!reply) return;
  yield* toastSuccess(reply.message);
  yield* put(tokensRequested());
  yield* put(sessionsRequested());
}

function* sendVerification() {
  const reply = yield* track(
    settingsRequests.sendVerification,
    () => request((api) => api.POST('/api/auth/sendverification')),
    toastFailure,
  );
  if (reply) yield* toastSuccess(reply.message);
}

function* verifyEmail({ payload: body }: PayloadAction<{ token: string }>) {
  const user = yield* track(settingsRequests.verifyEmail, function* () {
    yield* request((api) => api.POST('/api/auth/verifyemail', { body }));
    return yield* request((api) => api.GET('/api/user/currentuser'));
  });
  if (user) yield* put(userReceived(user));
}

function* download() {
  const account = yield* track(
    settingsRequests.download,
    () => request((api) => api.GET('/api/user/export')),
    toastFailure,
  );
  if (account) yield* call(saveJson, 'lectern-account.json', account);
}

/** Deletes the data on this device as well. */
function forgetEverythingOf({ _id, email }: User): void {
  forgetOwn(_id);
  forgetEmail(email);
}

function* deleteAccount({ payload }: PayloadAction<{ password: string } | null>) {
  const user = yield* select(selectUser);
  const reply = yield* track(
    settingsRequests.deleteAccount,
    function* () {
      const body = payload ?? (yield* proofByGoogle());
      return body && (yield* request((api) => api.DELETE('/api/user', { body })));
    },
    toastFailure,
  );
  if (!reply) return;
  // First leaves a guarded page, whose guard would redirect to /signup.
  yield* goTo('/');
  yield* leaveInAllTabs();
  if (user) yield* call(forgetEverythingOf, user);
  yield* toastSuccess(reply.message);
}

function* settingsOfOnePerson() {
  yield* forkLatest(sessionsRequested, loadSessions);
  yield* forkLeading(sessionEnded, endSession);
  yield* forkLeading(otherSessionsEnded, endOthers);
  yield* forkLeading(passwordChangeRequested, changePassword);
  yield* forkLeading(verificationRequested, sendVerification);
  yield* forkLeading(downloadRequested, download);
}

export function* settingsSaga() {
  yield* fork(untilGone, settingsOfOnePerson);
  // Not restarted on log-out: visitors open the link, too, and a deletion itself logs the user out.
  yield* forkLeading(verificationOpened, verifyEmail);
  yield* forkLeading(deletionRequested, deleteAccount);
}
