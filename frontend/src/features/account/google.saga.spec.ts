import { describe, expect, it } from '@jest/globals';
import { TERMS_VERSION } from '../../shared/copy/terms-version';
import { aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import {
  accountReducer,
  googleAccountChosen,
  googleChooserClosed,
  googleRequested,
} from './account.slice';
import { googleSaga } from './google.saga';

const routes = {
  'POST /dev/identity/token': { idToken: 'token-1' },
  'POST /api/auth/googlesignup': aUser(),
};
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
