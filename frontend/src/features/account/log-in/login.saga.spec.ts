import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import { aUser } from '../../../shared/testing/builders';
import { userReceived } from '../../../shared/session/session.slice';
import { TERMS_VERSION } from '../../../shared/copy/terms-version';
import {
  accountReducer,
  accountRequests,
  loginRequested,
  otpSent,
  otpVerified,
  signupRequested,
} from '../account.slice';
import { loginSaga } from './login.saga';
import { sessionsReceived, settingsReducer } from '../settings/settings.slice';

const credentials = { email: 'asha@example.com', password: 'a long password' };

// As the server's answer to a log-in does.
beforeEach(() => void (document.cookie = 'signed_in=1'));

describe('Logging in', () => {
  it('keeps the user, says so and goes home', async () => {
    fakeServer({ 'POST /api/auth/login': aUser() });
    const { store, context, dispatch } = runSaga(loginSaga, { account: accountReducer });

    await dispatch(loginRequested(credentials));

    expect(store.getState().session.userData?.name).toBe('Asha Rao');
    expect(context.toasts).toEqual(['success: Login Successfully']);
    expect(context.visited).toEqual(['/']);
  });

  it('takes back the errors of the session before', async () => {
    fakeServer({ 'POST /api/auth/login': aUser() });
    const { context, dispatch } = runSaga(loginSaga, { account: accountReducer });
    await dispatch(loginRequested(credentials));
    expect(context.takenBack).toContain(undefined);
  });

  it('says so where the browser keeps no cookies, and lets nobody in', async () => {
    document.cookie = 'signed_in=; max-age=0';
    fakeServer({ 'POST /api/auth/login': aUser() });
    const { store, context, dispatch } = runSaga(loginSaga, { account: accountReducer });

    await dispatch(loginRequested(credentials));

    expect(store.getState().session.userData).toBeNull();
    expect(context.toasts).toEqual([
      'error: Your browser refuses cookies, so you cannot stay logged in. Allow them for this site.',
    ]);
    expect(context.visited).toEqual([]);
  });

  it("shows the server's message and stays when the password is wrong", async () => {
    const message = 'Incorrect email or password.';
    fakeServer({ 'POST /api/auth/login': problem(401, 'BAD_CREDENTIALS', message) });
    const { store, context, dispatch } = runSaga(loginSaga, { account: accountReducer });

    await dispatch(loginRequested(credentials));

    expect(store.getState().session.userData).toBeNull();
    expect(context.toasts).toEqual([`error: ${message}`]);
    expect(context.visited).toEqual([]);
  });

  it('ends a reset of a password that was left half-way', async () => {
    fakeServer({ 'POST /api/auth/login': aUser() });
    const { store, dispatch } = runSaga(loginSaga, { account: accountReducer });
    await dispatch(otpSent({ email: credentials.email, sentAt: 0 }));
    await dispatch(otpVerified());
    await dispatch(loginRequested(credentials));
    expect(store.getState().account.forgot).toEqual({ step: 1, email: '', sentAt: 0 });
  });

  it('sends one request however often the button is pressed', async () => {
    const calls = fakeServer({ 'POST /api/auth/login': aUser() });
    const { store, settle } = runSaga(loginSaga, { account: accountReducer });

    store.dispatch(loginRequested(credentials));
    store.dispatch(loginRequested(credentials));
    await settle();

    expect(calls).toHaveLength(1);
  });

  it('goes on after a failure', async () => {
    let tries = 0;
    fakeServer({
      'POST /api/auth/login': () => (tries++ ? aUser() : problem(503, 'UNAVAILABLE', 'Busy.')),
    });
    const { context, dispatch } = runSaga(loginSaga, { account: accountReducer });

    await dispatch(loginRequested(credentials));
    await dispatch(loginRequested(credentials));

    expect(context.toasts).toEqual(['error: Busy.', 'success: Login Successfully']);
  });
});

describe('Logging in over somebody who is still logged in', () => {
  // Back returns to the page with the form.
  async function logInAs(_id: string) {
    fakeServer({ 'POST /api/auth/login': aUser({ _id }) });
    const { store, dispatch } = runSaga(loginSaga, {
      account: accountReducer,
      settings: settingsReducer,
    });
    await dispatch(userReceived(aUser({ _id: 'user-1' })));
    await dispatch(sessionsReceived([]));
    await dispatch(loginRequested(credentials));
    return store.getState();
  }

  it('leaves nothing of theirs to whoever comes', async () => {
    const { session, settings } = await logInAs('user-2');
    expect(session.userData?._id).toBe('user-2');
    expect(settings.sessions).toBeNull();
  });

  it('takes nothing away from the same person', async () => {
    const { settings } = await logInAs('user-1');
    expect(settings.sessions).toEqual([]);
  });
});

describe('Signing up', () => {
  const form = { ...credentials, name: 'Asha Rao', role: 'educator' as const };

  it('sends the chosen role', async () => {
    const calls = fakeServer({ 'POST /api/auth/signup': aUser({ role: 'educator' }) });
    const { context, dispatch } = runSaga(loginSaga, { account: accountReducer });

    await dispatch(signupRequested(form));

    expect(calls[0]?.body).toEqual({ ...form, termsVersion: TERMS_VERSION });
    expect(context.toasts).toEqual(['success: SignUp Successfully']);
    expect(context.visited).toEqual(['/']);
  });

  it('keeps what the server says about a field', async () => {
    const message = 'An account with this email already exists.';
    fakeServer({
      'POST /api/auth/signup': problem(409, 'EMAIL_TAKEN', message, { email: message }),
      'POST /api/auth/login': problem(401, 'BAD_CREDENTIALS', 'Incorrect email or password.'),
    });
    const { store, dispatch } = runSaga(loginSaga, { account: accountReducer });

    await dispatch(signupRequested(form));

    const failure = store.getState().requests[accountRequests.signup]?.failure;
    expect(failure?.fieldErrors).toEqual({ email: message });
  });

  it('lets in whoever made the account with the same password, as when the first answer was lost', async () => {
    const calls = fakeServer({
      'POST /api/auth/signup': problem(409, 'EMAIL_TAKEN', 'An account with this email exists.'),
      'POST /api/auth/login': aUser(),
    });
    const { store, context, dispatch } = runSaga(loginSaga, { account: accountReducer });
    await dispatch(signupRequested(form));
    expect(calls[1]?.body).toEqual(credentials);
    expect(store.getState().session.userData?.name).toBe('Asha Rao');
    expect(context.toasts).toEqual(['success: Login Successfully']);
  });
});
