import { beforeEach, describe, expect, it } from '@jest/globals';
import { userReceived } from '../../../shared/session/session.slice';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import { accountReducer, googleAccountChosen } from '../account.slice';
import { emailChangeSaga } from './email-change.saga';
import {
  emailChangeClosed,
  emailChangeReducer,
  emailCodeEntered,
  newAddressEntered,
} from './email-change.slice';
import { recallEmail, rememberEmail } from '../log-in/last-email';

const email = 'asha.rao@example.com';
const password = 'three quiet evenings';
const routes = {
  'POST /api/user/changeemail': { message: 'We have sent a mail.' },
  'POST /api/user/confirmemail': aUser({ email }),
  'POST /dev/identity/token': { idToken: 'token-1' },
};

function start() {
  const running = runSaga(emailChangeSaga, {
    account: accountReducer,
    emailChange: emailChangeReducer,
  });
  running.store.dispatch(userReceived(aUser()));
  return { ...running, change: () => running.store.getState().emailChange };
}

describe('Changing the email address', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('asks for a code, enters it, and everybody sees the new address', async () => {
    const calls = fakeServer(routes);
    const { store, context, dispatch, change } = start();
    await dispatch(newAddressEntered({ email, password }));
    expect(change()).toEqual({ step: 2, email, userId: 'user-1', sentAt: expect.any(Number) });
    await dispatch(emailCodeEntered({ otp: '042042' }));
    expect(calls.map(({ body }) => body)).toEqual([{ email, password }, { otp: '042042' }]);
    expect(store.getState().session.userData?.email).toBe(email);
    expect(change()).toBeNull();
    expect(context.toasts).toEqual([
      'success: We have sent a mail.',
      `success: Your email address is now ${email}.`,
    ]);
  });

  it('gives the word of Google where there is no password', async () => {
    const calls = fakeServer(routes);
    const { dispatch } = start();
    await dispatch(newAddressEntered({ email, password: null }));
    await dispatch(googleAccountChosen({ email: 'asha@example.com', name: 'Asha' }));
    expect(calls.at(-1)?.body).toEqual({ email, idToken: 'token-1' });
  });

  it('stays on its step when the server refuses', async () => {
    const wrong = problem(400, 'OTP_INVALID', 'Invalid or expired code.');
    fakeServer({ ...routes, 'POST /api/user/confirmemail': wrong });
    const { context, dispatch, change } = start();
    await dispatch(newAddressEntered({ email, password }));
    await dispatch(emailCodeEntered({ otp: '999999' }));
    expect(change()?.step).toBe(2);
    expect(context.toasts.at(-1)).toBe('error: Invalid or expired code.');
  });

  it('finds its step again after a reload, with neither code nor password stored', async () => {
    const wrong = problem(400, 'OTP_INVALID', 'Invalid or expired code.');
    fakeServer({ ...routes, 'POST /api/user/confirmemail': wrong });
    const { dispatch, change } = start();
    await dispatch(newAddressEntered({ email, password }));
    await dispatch(emailCodeEntered({ otp: '999999' }));
    expect(start().change()).toEqual(change());
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/999999|quiet/);
    await dispatch(emailChangeClosed());
    expect(start().change()).toBeNull();
  });

  it('is offered the next time somebody logs in here, if the old one was', async () => {
    fakeServer(routes);
    rememberEmail('asha@example.com');
    await start().dispatch(emailCodeEntered({ otp: '042042' }));
    expect(recallEmail()).toBe(email);
    rememberEmail('ravi@example.com');
    await start().dispatch(emailCodeEntered({ otp: '042042' }));
    expect(recallEmail()).toBe('ravi@example.com');
  });
});
