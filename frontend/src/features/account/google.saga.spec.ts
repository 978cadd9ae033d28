import { describe, expect, it } from '@jest/globals';
import { TERMS_VERSION } from '../../shared/copy/terms-version';
import { startAll } from '../../shared/sagas/watchers';
import { aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import {
  accountReducer,
  googleAccountChosen,
  googleChooserClosed,
  googleRequested,
  loginRequested,
} from './account.slice';
import { googleSaga } from './google.saga';
import { loginSaga } from './login.saga';

const routes = {
  'POST /dev/identity/token': { idToken: 'token-1' },
  'POST /api/auth/googlesignup': aUser(),
};
const refusal = problem(409, 'LINK_REQUIRED', 'Log in with your password.');

function* both() {
  yield* startAll(googleSaga, loginSaga);
}

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
