import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { toFailure } from '../../shared/api/api-error';
import { TERMS_VERSION } from '../../shared/copy/terms-version';
import { sessionToasts } from '../../shared/copy/toasts';
import { withConnection } from '../../shared/lib/with-connection';
import { goTo, toastSuccess } from '../../shared/notify/notify.effects';
import { logFailure, toastFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { request } from '../../shared/sagas/request';
import { forkLeading } from '../../shared/sagas/watchers';
import { selectSite } from '../../shared/site/site.slice';
import {
  accountRequests,
  googleAccountChosen,
  googleChooserClosed,
  googleChooserOpened,
  googleRequested,
  linkRequired,
  linkSettled,
  type GoogleRole,
} from './account.slice';
import { selectUnlinked } from './account.selectors';
import type { GoogleIdentity } from './google-popup';
import { openGoogleWindow } from './google-window';
import { welcome } from './welcome';

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

/** Its window has to be there at once; the rest comes while that is still empty. */
const loadPopup = () => withConnection(() => import('./google-popup'));

/** Who Google, or the test provider in its place, says that somebody is; null when the person thinks better of it. */
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

/** A fresh word of Google, in place of the password that an account does not have; null when the person thinks better of it. */
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

/** The password has told who it is: what Google said of the same mailbox now counts, from the next log-in on. */
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
  yield* welcome(user);
  yield* toastSuccess(role ? sessionToasts.signedUp : sessionToasts.loggedIn);
  yield* goTo('/');
}

export function* googleSaga() {
  yield* forkLeading(googleRequested, signInWithGoogle);
}
