import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { settingsCopy } from '../../../shared/copy/settings';
import { forgetDraft, keepDraft, restoreDraft } from '../../../shared/forms/drafts';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { forkEvery, forkLeading } from '../../../shared/sagas/watchers';
import { selectUser } from '../../../shared/session/session.selectors';
import { userReceived } from '../../../shared/session/session.slice';
import {
  emailChangeClosed,
  emailChangeOpened,
  emailChangeRequests,
  emailCodeEntered,
  emailCodeSent,
  newAddressEntered,
  newAddressForm,
  type NewAddress,
  selectEmailChange,
} from './email-change.slice';
import { proofByGoogle } from '../google/google.saga';
import { recallEmail, rememberEmail } from '../log-in/last-email';
import { sessionsRequested } from './settings.slice';
import { tokensRequested } from './tokens.slice';

/** The user, the address and the time of the code survive a reload; the code is never stored. */
const STORED = 'email-change';
const NOTHING = { userId: '', email: '', sentAt: 0 };

function* ask({ payload: { email, password } }: PayloadAction<NewAddress>) {
  const user = yield* select(selectUser);
  const reply = yield* track(
    emailChangeRequests.ask,
    function* () {
      const proof = password === null ? yield* proofByGoogle() : { password };
      if (!proof) return null;
      const body = { email, ...proof };
      return yield* request((api) => api.POST('/api/user/changeemail', { body }));
    },
    toastFailure,
  );
  if (!reply || !user) return;
  yield* put(emailCodeSent({ userId: user._id, email, sentAt: Date.now() }));
  yield* toastSuccess(reply.message);
}

function* confirm({ payload: body }: PayloadAction<{ otp: string }>) {
  const before = yield* select(selectUser);
  const user = yield* track(
    emailChangeRequests.confirm,
    () => request((api) => api.POST('/api/user/confirmemail', { body })),
    toastFailure,
  );
  if (!user) return;
  if (recallEmail() === before?.email) rememberEmail(user.email);
  forgetDraft(newAddressForm(user._id), 'session');
  yield* put(userReceived(user));
  yield* put(emailChangeClosed());
  yield* toastSuccess(settingsCopy.email.changed(user.email));
  // The other devices were logged out and the tokens revoked, so the lists are reloaded.
  yield* put(sessionsRequested());
  yield* put(tokensRequested());
}

function* remember() {
  const change = yield* select(selectEmailChange);
  if (change?.step === 2) {
    const { userId, email, sentAt } = change;
    keepDraft(STORED, { userId, email, sentAt }, 'session');
  } else forgetDraft(STORED, 'session');
}

function* restore() {
  const kept = restoreDraft(STORED, NOTHING, 'session');
  if (kept.userId) yield* put(emailCodeSent(kept));
}

export function* emailChangeSaga() {
  yield* restore();
  yield* forkLeading(newAddressEntered, ask);
  yield* forkLeading(emailCodeEntered, confirm);
  yield* forkEvery(emailCodeSent, remember);
  yield* forkEvery(emailChangeOpened, remember);
  yield* forkEvery(emailChangeClosed, remember);
}
