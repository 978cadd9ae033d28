import { describe, expect, it } from '@jest/globals';
import { forgetDraftsOfTab } from '../../../shared/forms/drafts';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import {
  accountReducer,
  accountRequests,
  otpEntered,
  otpRequested,
  passwordResetRequested,
} from '../account.slice';
import { forgotSaga } from './forgot.saga';

const email = 'asha@example.com';
const routes = {
  'POST /api/auth/sendotp': { message: 'A code has been sent.' },
  'POST /api/auth/verifyotp': { message: 'Code verified.', resetToken: 't' },
  'POST /api/auth/resetpassword': { message: 'Password changed.' },
};

describe('Resetting a password', () => {
  it('walks the three steps and ends at the login page', async () => {
    const calls = fakeServer(routes);
    const { store, context, dispatch } = runSaga(forgotSaga, { account: accountReducer });
    const step = () => store.getState().account.forgot.step;

    await dispatch(otpRequested({ email }));
    expect(step()).toBe(2);
    await dispatch(otpEntered({ otp: '0042' }));
    expect(step()).toBe(3);
    await dispatch(passwordResetRequested({ password: 'new one', confirmPassword: 'new one' }));

    expect(calls.map(({ body }) => body)).toEqual([
      { email },
      { email, otp: '0042' },
      { email, password: 'new one' },
    ]);
    expect(context.toasts).toEqual([
      'success: A code has been sent.',
      'success: Code verified.',
      'success: Password changed.',
    ]);
    expect(context.visited).toEqual(['/login']);
  });

  it('begins anew when the code counts no longer', async () => {
    fakeServer({
      ...routes,
      'POST /api/auth/resetpassword': problem(401, 'RESET_PROOF_REQUIRED', 'Verify it again.'),
    });
    const { store, context, dispatch } = runSaga(forgotSaga, { account: accountReducer });
    await dispatch(otpRequested({ email }));
    await dispatch(otpEntered({ otp: '0042' }));
    await dispatch(passwordResetRequested({ password: 'new one', confirmPassword: 'new one' }));
    expect(store.getState().account.forgot.step).toBe(1);
    expect(context.toasts.at(-1)).toBe('error: Verify it again.');
  });

  it('leaves nothing for whoever uses the tab after a log-out', async () => {
    fakeServer(routes);
    const { dispatch } = runSaga(forgotSaga, { account: accountReducer });
    await dispatch(otpRequested({ email }));
    forgetDraftsOfTab();
    const next = runSaga(forgotSaga, { account: accountReducer });
    expect(next.store.getState().account.forgot).toMatchObject({ step: 1, email: '' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(email);
  });

  it('makes no call when the passwords differ', async () => {
    const calls = fakeServer(routes);
    const { store, context, dispatch } = runSaga(forgotSaga, { account: accountReducer });

    await dispatch(passwordResetRequested({ password: 'one', confirmPassword: 'two' }));

    expect(calls).toEqual([]);
    expect(context.toasts).toEqual(['error: password does not match']);
    const { failure } = store.getState().requests[accountRequests.resetPassword] ?? {};
    expect(failure?.fieldErrors).toEqual({ confirmPassword: 'password does not match' });
  });

  it('stays on the step when the code is wrong', async () => {
    const wrong = problem(400, 'OTP_INVALID', 'Invalid or expired code.');
    fakeServer({ ...routes, 'POST /api/auth/verifyotp': wrong });
    const { store, context, dispatch } = runSaga(forgotSaga, { account: accountReducer });

    await dispatch(otpRequested({ email }));
    await dispatch(otpEntered({ otp: '9999' }));

    expect(store.getState().account.forgot.step).toBe(2);
    expect(context.toasts.at(-1)).toBe('error: Invalid or expired code.');
  });

  it('finds its step again after a reload, without any code stored', async () => {
    fakeServer(routes);
    const before = runSaga(forgotSaga, { account: accountReducer });
    await before.dispatch(otpRequested({ email }));
    await before.dispatch(otpEntered({ otp: '0042' }));

    const { sentAt } = before.store.getState().account.forgot;
    const after = runSaga(forgotSaga, { account: accountReducer });

    expect(after.store.getState().account.forgot).toEqual({ step: 3, email, sentAt });
    expect(Date.now() - sentAt).toBeLessThan(60_000);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('0042');
  });
});
