import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../shared/session/session.selectors';
import { userReceived } from '../../../shared/session/session.slice';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { accountReducer } from '../account.slice';
import { ChangeEmail } from './change-email';
import { emailChangeSaga } from './email-change.saga';
import { emailChangeReducer, emailCodeSent } from './email-change.slice';

const email = 'asha.rao@example.com';

function Page() {
  const user = useSelector(selectUser);
  return user && <ChangeEmail user={user} />;
}

async function show(changes: Parameters<typeof aUser>[0] = {}) {
  const reducers = { account: accountReducer, emailChange: emailChangeReducer };
  const running = renderWithStore(<Page />, emailChangeSaga, reducers);
  act(() => void running.store.dispatch(userReceived(aUser(changes))));
  await running.settle();
  return running;
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });

describe('Changing the email address, on the screen', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/account');
  });

  it('takes the focus along from step to step and back', async () => {
    fakeServer({
      'POST /api/user/changeemail': { message: 'Sent.' },
      'POST /api/user/confirmemail': aUser({ email }),
    });
    await show();
    await open();
    expect(heading('Change email address')).toHaveFocus();
    await userEvent.type(field('New email address'), email);
    await userEvent.type(field('Your password'), 'three quiet evenings');
    await press('Send code');
    await waitFor(() => expect(heading('Enter the code')).toHaveFocus());
    expect(screen.getByText(new RegExp(`sent a mail to ${email}`))).toBeVisible();
    await userEvent.type(field('Code'), '042042');
    await press('Change address');
    const button = await screen.findByRole('button', { name: 'Change email address' });
    expect(button).toHaveFocus();
  });

  it('says at the fields what is missing, and what the server found wrong', async () => {
    const message = 'This is not your password.';
    const wrong = problem(400, 'VALIDATION_FAILED', message, { password: message });
    fakeServer({ 'POST /api/user/changeemail': wrong });
    await show();
    await open();
    await press('Send code');
    await waitFor(() => expect(field('New email address')).toHaveFocus());
    expect(field('New email address')).toBeInvalid();
    await userEvent.type(field('New email address'), email);
    await userEvent.type(field('Your password'), 'wrong');
    await press('Send code');
    await waitFor(() => expect(field('Your password')).toHaveFocus());
    expect(field('Your password')).toHaveAccessibleDescription(message);
  });

  it('says at its field that a code is wrong, each time it is', async () => {
    const message = 'Invalid or expired code.';
    const wrong = problem(400, 'OTP_INVALID', message, { otp: message });
    fakeServer({ 'POST /api/user/confirmemail': wrong });
    const { store, settle } = await show();
    act(() => void store.dispatch(emailCodeSent({ userId: 'user-1', email, sentAt: 0 })));
    for (const code of ['000000', '1']) {
      await userEvent.type(field('Code'), code);
      await press('Change address');
      await settle();
      await waitFor(() => expect(field('Code')).toHaveFocus());
      expect(field('Code')).toBeInvalid();
      expect(field('Code')).toHaveAccessibleDescription(new RegExp(message));
    }
  });

  it('asks whoever has no password for Google, and educators to mind their learners', async () => {
    await show({ hasPassword: false, role: 'educator' });
    await open();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Google/ })).toBeVisible();
    expect(field('New email address')).toHaveAccessibleDescription(/Learners see it/);
  });

  it('shows nothing of what somebody else began in this tab', async () => {
    const { store, settle } = await show();
    act(() => void store.dispatch(emailCodeSent({ userId: 'somebody-else', email, sentAt: 0 })));
    await settle();
    expect(screen.queryByText(new RegExp(email))).not.toBeInTheDocument();
  });

  it('enters what a mailed link carries, and takes it out of the address', async () => {
    window.history.replaceState(null, '', '/account#emailcode=a-long-secret');
    const calls = fakeServer({ 'POST /api/user/confirmemail': aUser({ email }) });
    const { store } = await show();
    await waitFor(() => expect(store.getState().session.userData?.email).toBe(email));
    expect(calls[0]?.body).toEqual({ otp: 'a-long-secret' });
    expect(window.location.hash).toBe('');
  });
});
