import type { PayloadAction } from '@reduxjs/toolkit';
import { TERMS_VERSION } from '../../../shared/copy/terms-version';
import { sessionToasts } from '../../../shared/copy/toasts';
import { toFailure } from '../../../shared/api/api-error';
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
  if (!(yield* welcome(user))) return;
  yield* toastSuccess(sessionToasts.loggedIn);
  yield* goTo('/');
}

/** When the answer to a sign-up was lost, the next one finds the address taken: by the same person, with this password. */
function* register(form: SignupForm) {
  const body = { ...form, termsVersion: TERMS_VERSION };
  try {
    const user = yield* request((api) => api.POST('/api/auth/signup', { body }));
    return { user, done: sessionToasts.signedUp };
  } catch (refusal) {
    if (toFailure(refusal).code !== 'EMAIL_TAKEN') throw refusal;
    const { email, password } = form;
    try {
      const user = yield* request((api) =>
        api.POST('/api/auth/login', { body: { email, password } }),
      );
      return { user, done: sessionToasts.loggedIn };
    } catch {
      throw refusal;
    }
  }
}

function* signUp({ payload }: PayloadAction<SignupForm>) {
  const begun = yield* track(accountRequests.signup, () => register(payload), toastFailure);
  if (!begun) return;
  const { user, done } = begun;
  rememberEmail(user.email);
  if (!(yield* welcome(user))) return;
  yield* toastSuccess(done);
  yield* goTo('/');
}

export function* loginSaga() {
  yield* forkLeading(loginRequested, logIn);
  yield* forkLeading(signupRequested, signUp);
}
