import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { toFailure } from '../../../shared/api/api-error';
import { TERMS_VERSION } from '../../../shared/copy/terms-version';
import { sessionToasts } from '../../../shared/copy/toasts';
import { withConnection } from '../../../shared/lib/with-connection';
import { goTo, toastSuccess } from '../../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../../shared/requests/failures';
import { track } from '../../../shared/requests/track';
import { request } from '../../../shared/sagas/request';
import { forkLeading } from '../../../shared/sagas/watchers';
import { selectSite } from '../../../shared/site/site.slice';
import {
  accountRequests,
  googleAccountChosen,
  googleChooserClosed,
  googleChooserOpened,
  googleRequested,
  linkRequired,
  linkSettled,
  type GoogleRole,
} from '../account.slice';
import { selectUnlinked } from '../account.selectors';
import type { GoogleIdentity } from './google-popup';
import { openGoogleWindow } from './google-window';
import { welcome } from '../log-in/welcome';

/** The loopback provider: the person types the account into a dialog. */
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

/** The window has to open at once; this code loads while it is still empty. */
const loadPopup = () => withConnection(() => import('./google-popup'));

/** The identity from Google or the loopback provider; null when the person cancels. */
function* askGoogle(role: GoogleRole): Generator<unknown, GoogleIdentity | null> {
  const { googleClientId } = yield* select(selectSite);
  if (!googleClientId) return yield* askLoopback(role);
  const popup = yield* call(openGoogleWindow);
  try {
    const { nonce } = yield* request((api) => api.GET('/api/auth/google/nonce'));
    const { askInWindow } = yield* call(loadPopup);
    return yield* call(askInWindow, popup, googleClientId, nonce);
  } catch (error) {
    popup.close();
    throw error;
  }
}

/** A new ID token, for accounts without a password; null when the person cancels. */
export function* proofByGoogle() {
  const identity = yield* askGoogle('');
  yield* put(googleChooserClosed());
  return identity && { idToken: identity.idToken };
}

function* signIn(identity: GoogleIdentity, role: GoogleRole) {
  const body = { ...identity, role, termsVersion: TERMS_VERSION };
  try {
    return yield* request((api) => api.POST('/api/auth/googlesignup', { body }));
  } catch (error) {
    if (toFailure(error).code === 'LINK_REQUIRED') yield* put(linkRequired(identity));
    throw error;
  }
}

/**
 * The password has proved who the user is, so the Google identity with the same mailbox is linked and can log in from
 * now on.
 */
export function* linkGoogle(email: string) {
  const identity = yield* select(selectUnlinked);
  if (identity?.email.toLowerCase() !== email) return;
  yield* put(linkSettled());
  yield* track(accountRequests.google, () => signIn(identity, ''), logFailure);
}

function* signInWithGoogle({ payload: role }: PayloadAction<GoogleRole>) {
  const user = yield* track(
    accountRequests.google,
    function* () {
      const identity = yield* askGoogle(role);
      return identity && (yield* signIn(identity, role));
    },
    toastFailure,
  );
  yield* put(googleChooserClosed());
  if (!user) return;
  if (!(yield* welcome(user))) return;
  yield* toastSuccess(role ? sessionToasts.signedUp : sessionToasts.loggedIn);
  yield* goTo('/');
}

export function* googleSaga() {
  yield* forkLeading(googleRequested, signInWithGoogle);
}
