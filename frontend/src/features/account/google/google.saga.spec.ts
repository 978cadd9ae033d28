import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { googleCopy } from '../../../shared/copy/account';
import { TERMS_VERSION } from '../../../shared/copy/terms-version';
import { siteReceived } from '../../../shared/site/site.slice';
import { startAll } from '../../../shared/sagas/watchers';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import {
  accountReducer,
  googleAccountChosen,
  googleChooserClosed,
  googleRequested,
  loginRequested,
} from '../account.slice';
import { googleSaga } from './google.saga';
import { loginSaga } from '../log-in/login.saga';

const routes = {
  'POST /dev/identity/token': { idToken: 'token-1' },
  'POST /api/auth/googlesignup': aUser(),
};
const refusal = problem(409, 'LINK_REQUIRED', 'Log in with your password.');

function* both() {
  yield* startAll(googleSaga, loginSaga);
}

// As the server's answer to a log-in does.
beforeEach(() => void (document.cookie = 'signed_in=1'));

const account = { email: 'asha@example.com', name: 'Asha Rao' };

describe('Google through the loopback provider', () => {
  it('sends an empty role when logging in', async () => {
    const calls = fakeServer(routes);
    const { context, dispatch } = runSaga(googleSaga, { account: accountReducer });

    await dispatch(googleRequested(''));
    await dispatch(googleAccountChosen(account));

    expect(calls.at(-1)?.body).toEqual({
      ...account,
      idToken: 'token-1',
      role: '',
      termsVersion: TERMS_VERSION,
    });
    expect(context.toasts).toEqual(['success: Login Successfully']);
    expect(context.visited).toEqual(['/']);
  });

  it('sends the chosen role when signing up', async () => {
    const calls = fakeServer(routes);
    const { context, dispatch } = runSaga(googleSaga, { account: accountReducer });

    await dispatch(googleRequested('educator'));
    await dispatch(googleAccountChosen(account));

    expect(calls.at(-1)?.body).toMatchObject({ role: 'educator' });
    expect(context.toasts).toEqual(['success: SignUp Successfully']);
  });

  it('asks the provider for a token of the typed account', async () => {
    const calls = fakeServer(routes);
    const { dispatch } = runSaga(googleSaga, { account: accountReducer });

    await dispatch(googleRequested(''));
    await dispatch(googleAccountChosen(account));

    expect(calls[0]?.body).toEqual({ ...account, emailVerified: true });
  });

  it('links the account once its password was given, where Google does not speak for the mailbox', async () => {
    let knows: typeof refusal | ReturnType<typeof aUser> = refusal;
    const calls = fakeServer({
      ...routes,
      'POST /api/auth/googlesignup': () => knows,
      'POST /api/auth/login': () => (knows = aUser(account)),
    });
    const { context, dispatch } = runSaga(both, { account: accountReducer });

    await dispatch(googleRequested('student'));
    await dispatch(googleAccountChosen(account));
    await dispatch(loginRequested({ email: account.email, password: 'a long password' }));

    expect(calls.slice(-2)).toMatchObject([
      { path: '/api/auth/login' },
      { path: '/api/auth/googlesignup', body: { idToken: 'token-1', role: '' } },
    ]);
    expect(context.toasts).toEqual([
      'error: Log in with your password.',
      'success: Login Successfully',
    ]);
  });

  it('links it for nobody else', async () => {
    const calls = fakeServer({
      ...routes,
      'POST /api/auth/googlesignup': refusal,
      'POST /api/auth/login': aUser({ email: 'ravi@example.com' }),
    });
    const { dispatch } = runSaga(both, { account: accountReducer });

    await dispatch(googleRequested(''));
    await dispatch(googleAccountChosen(account));
    await dispatch(loginRequested({ email: 'ravi@example.com', password: 'a long password' }));

    expect(calls.at(-1)?.path).toBe('/api/auth/login');
  });

  it('changes nothing when the dialog is closed', async () => {
    const calls = fakeServer(routes);
    const { store, context, dispatch } = runSaga(googleSaga, { account: accountReducer });

    await dispatch(googleRequested(''));
    await dispatch(googleChooserClosed());

    expect(calls.map(({ path }) => path)).toEqual([]);
    expect(context.toasts).toEqual([]);
    expect(store.getState().session.userData).toBeNull();
  });
});

describe('Google in a window of its own', () => {
  const SITE = { googleClientId: 'client-1' } as Parameters<typeof siteReceived>[0];
  const opened = { addresses: [] as string[], isClosed: false };
  const open = window.open;

  /** A browser that allows pop-ups, or blocks them. */
  function windowsAre(isBlocked: boolean) {
    const popup = {
      document: { body: {} },
      location: { replace: (address: string) => opened.addresses.push(address) },
      close: () => (opened.isClosed = true),
    };
    window.open = () => (isBlocked ? null : (popup as unknown as Window));
  }

  async function press(nonce: Parameters<typeof fakeServer>[0][string]) {
    const calls = fakeServer({ 'GET /api/auth/google/nonce': nonce });
    const running = runSaga(googleSaga, { account: accountReducer });
    running.store.dispatch(siteReceived(SITE));
    await running.dispatch(googleRequested(''));
    return { ...running, calls };
  }

  beforeEach(() => {
    Object.assign(opened, { addresses: [], isClosed: false });
    windowsAre(false);
  });
  afterEach(() => {
    window.open = open;
  });

  it('opens at the press, before the network is asked, and goes on to Google', async () => {
    const order: string[] = [];
    const lent = window.open;
    window.open = (...args) => (order.push('window'), lent(...args));
    const { calls, settle } = await press(() => (order.push('nonce'), { nonce: 'nonce-1' }));
    expect(order).toEqual(['window', 'nonce']);
    expect(opened.addresses.map((address) => new URL(address).searchParams.get('nonce'))).toEqual([
      'nonce-1',
    ]);

    const idToken = `header.${btoa(JSON.stringify(account))}.signature`;
    const callback = new BroadcastChannel('google-identity');
    callback.postMessage({ idToken });
    await settle();
    callback.close();
    expect(calls.at(-1)).toMatchObject({
      path: '/api/auth/googlesignup',
      body: { ...account, idToken },
    });
  });

  it('closes it again when the network fails', async () => {
    const { context } = await press(problem(400, 'INVALID', 'Try again later.'));
    expect(opened).toEqual({ addresses: [], isClosed: true });
    expect(context.toasts).toEqual(['error: Try again later.']);
  });

  it('says so when the browser blocks it, and asks for nothing', async () => {
    windowsAre(true);
    const { calls, context } = await press({ nonce: 'nonce-1' });
    expect(calls).toEqual([]);
    expect(context.toasts).toEqual([`error: ${googleCopy.blocked}`]);
  });
});
