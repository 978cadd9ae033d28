import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { localFailure, type Failure } from '../../../shared/api/api-error';
import { forgotCopy } from '../../../shared/copy/account';
import { forgetDraft, keepDraft, restoreDraft } from '../../../shared/forms/drafts';
import { goTo, toastError, toastSuccess } from '../../../shared/notify/notify.effects';
import { toastFailure } from '../../../shared/requests/failures';
import { requestFailed } from '../../../shared/requests/requests.slice';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { forkEvery, forkLeading } from '../../../shared/sagas/watchers';
import { selectForgot } from '../account.selectors';
import {
  accountRequests,
  forgotFinished,
  otpEntered,
  otpRequested,
  otpSent,
  otpVerified,
  passwordResetRequested,
  type AccountState,
  type PasswordForm,
} from '../account.slice';

/** The step, the address and the time of the code survive a reload, but no log-out; the code is never stored. */
const STORED = 'forgot-password';

function* sendOtp({ payload: { email } }: PayloadAction<{ email: string }>) {
  const reply = yield* track(
    accountRequests.sendOtp,
    () => request((api) => api.POST('/api/auth/sendotp', { body: { email } })),
    toastFailure,
  );
  if (!reply) return;
  yield* put(otpSent({ email, sentAt: Date.now() }));
  yield* toastSuccess(reply.message);
}

function* verifyOtp({ payload: { otp } }: PayloadAction<{ otp: string }>) {
  const { email } = yield* select(selectForgot);
  const reply = yield* track(
    accountRequests.verifyOtp,
    () => request((api) => api.POST('/api/auth/verifyotp', { body: { email, otp } })),
    toastFailure,
  );
  if (!reply) return;
  yield* put(otpVerified());
  yield* toastSuccess(reply.message);
}

/** Makes no call; the toast and the field say why. */
function* refuseMismatch() {
  const message = forgotCopy.mismatch;
  const failure = localFailure(message, { confirmPassword: message });
  yield* put(requestFailed({ name: accountRequests.resetPassword, failure }));
  yield* toastError(message);
}

function* refuse(failure: Failure, name?: string) {
  yield* toastFailure(failure, name);
  // The code has to be verified anew, as after a log-in or log-out meanwhile.
  if (failure.code === 'RESET_PROOF_REQUIRED') yield* put(forgotFinished());
}

function* resetPassword({ payload }: PayloadAction<PasswordForm>) {
  const { password, confirmPassword } = payload;
  if (password !== confirmPassword) return yield* refuseMismatch();
  const { email } = yield* select(selectForgot);
  const reply = yield* track(
    accountRequests.resetPassword,
    () => request((api) => api.POST('/api/auth/resetpassword', { body: { email, password } })),
    refuse,
  );
  if (!reply) return;
  yield* put(forgotFinished());
  yield* toastSuccess(reply.message);
  yield* goTo('/login');
}

function* remember() {
  const forgot = yield* select(selectForgot);
  if (forgot.step === 1) forgetDraft(STORED, 'session');
  else keepDraft(STORED, forgot, 'session');
}

/** The link mailed for an attacked account instead of a code; its fragment is removed from the URL at once. */
function takeMailedLink(): { email: string; otp: string } | null {
  const { pathname, hash } = window.location;
  const values = new URLSearchParams(hash.slice(1));
  const [email, otp] = [values.get('email'), values.get('code')];
  if (pathname !== '/forgotpassword' || !email || !otp) return null;
  window.history.replaceState(window.history.state, '', pathname);
  return { email, otp };
}

function* followLink() {
  const link = takeMailedLink();
  if (!link) return;
  yield* put(otpSent({ email: link.email, sentAt: 0 }));
  yield* put(otpEntered({ otp: link.otp }));
}

function* restore() {
  const nothing: AccountState['forgot'] = { step: 1, email: '', sentAt: 0 };
  const stored = restoreDraft(STORED, nothing, 'session');
  if (!stored.email) return;
  yield* put(otpSent({ email: stored.email, sentAt: stored.sentAt }));
  if (stored.step === 3) yield* put(otpVerified());
}

export function* forgotSaga() {
  yield* restore();
  yield* forkLeading(otpRequested, sendOtp);
  yield* forkLeading(otpEntered, verifyOtp);
  yield* forkLeading(passwordResetRequested, resetPassword);
  yield* forkEvery(otpSent, remember);
  yield* forkEvery(otpVerified, remember);
  yield* forkEvery(forgotFinished, remember);
  yield* followLink();
}
