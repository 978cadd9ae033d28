import type { PayloadAction } from '@reduxjs/toolkit';
import { TERMS_VERSION } from '../../../shared/copy/terms-version';
import { sessionToasts } from '../../../shared/copy/toasts';
import { goTo, toastSuccess } from '../../../shared/notify/notify.effects';
import { toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { forkLeading } from '../../../shared/sagas/watchers';
import {
  accountRequests,
  loginRequested,
  signupRequested,
  type LoginForm,
  type SignupForm,
} from '../account.slice';
import { linkGoogle } from '../google/google.saga';
import { rememberEmail } from './last-email';
import { welcome } from './welcome';

function* logIn({ payload: body }: PayloadAction<LoginForm>) {
  const user = yield* track(
    accountRequests.login,
    () => request((api) => api.POST('/api/auth/login', { body })),
    toastFailure,
  );
  if (!user) return;
  rememberEmail(user.email);
  // Before any other call with the session, because linking starts a new one.
  yield* linkGoogle(user.email);
  yield* welcome(user);
  yield* toastSuccess(sessionToasts.loggedIn);
  yield* goTo('/');
}

function* signUp({ payload: body }: PayloadAction<SignupForm>) {
  const user = yield* track(
    accountRequests.signup,
    () =>
      request((api) =>
        api.POST('/api/auth/signup', { body: { ...body, termsVersion: TERMS_VERSION } }),
      ),
    toastFailure,
  );
  if (!user) return;
  rememberEmail(user.email);
  yield* welcome(user);
  yield* toastSuccess(sessionToasts.signedUp);
  yield* goTo('/');
}

export function* loginSaga() {
  yield* forkLeading(loginRequested, logIn);
  yield* forkLeading(signupRequested, signUp);
}
