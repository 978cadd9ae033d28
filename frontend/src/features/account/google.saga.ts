import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { TERMS_VERSION } from '../../shared/copy/terms-version';
import { sessionToasts } from '../../shared/copy/toasts';
import { goTo, toastSuccess } from '../../shared/notify/notify.effects';
import { toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLeading } from '../../shared/sagas/watchers';
import { enter } from '../../shared/session/enter';
import { selectSite } from '../../shared/site/site.slice';
import {
  accountRequests,
  googleAccountChosen,
  googleChooserClosed,
  googleChooserOpened,
  googleRequested,
  type GoogleRole,
} from './account.slice';
import { openGooglePopup, type GoogleIdentity } from './google-popup';

/** The installation's own test provider: the person types the account in a dialog. */
function* askLoopback(role: GoogleRole) {
  yield* put(googleChooserOpened(role));
  const { chosen } = yield* race({
    chosen: take(googleAccountChosen),
    closed: take(googleChooserClosed),
  });
  if (!chosen) return null;
  const { email, name } = chosen.payload;
  const { idToken } = yield* request((api) =>
    api.POST('/dev/identity/token', { body: { email, name, emailVerified: true } }),
  );
  return { email, name, idToken };
}

/** Who Google, or the test provider in its place, says that somebody is; null when the person thinks better of it. */
function* askGoogle(role: GoogleRole): Generator<unknown, GoogleIdentity | null> {
  const { googleClientId } = yield* select(selectSite);
  if (!googleClientId) return yield* askLoopback(role);
  const { nonce } = yield* request((api) => api.GET('/api/auth/google/nonce'));
  return yield* call(openGooglePopup, googleClientId, nonce);
}

/** A fresh word of Google, in place of the password that an account does not have; null when the person thinks better of it. */
export function* proofByGoogle() {
  const identity = yield* askGoogle('');
  yield* put(googleChooserClosed());
  return identity && { idToken: identity.idToken };
}

function* signInWithGoogle({ payload: role }: PayloadAction<GoogleRole>) {
  const user = yield* track(
    accountRequests.google,
    function* () {
      const identity = yield* askGoogle(role);
      if (!identity) return null;
      return yield* request((api) =>
        api.POST('/api/auth/googlesignup', {
          body: { ...identity, role, termsVersion: TERMS_VERSION },
        }),
      );
    },
    toastFailure,
  );
  yield* put(googleChooserClosed());
  if (!user) return;
  yield* enter(user);
  yield* toastSuccess(role ? sessionToasts.signedUp : sessionToasts.loggedIn);
  yield* goTo('/');
}

export function* googleSaga() {
  yield* forkLeading(googleRequested, signInWithGoogle);
}
