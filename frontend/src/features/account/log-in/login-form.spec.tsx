import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { accountReducer } from '../account.slice';
import { LoginForm } from './login-form';
import { loginSaga } from './login.saga';

const show = () => renderWithStore(<LoginForm />, loginSaga, { account: accountReducer });
// As the server's answer to a log-in does.
beforeEach(() => void (document.cookie = 'signed_in=1'));

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Login' });

async function fillAndSend() {
  await userEvent.type(email(), 'asha@example.com');
  await userEvent.type(password(), 'a long password');
  await userEvent.click(submit());
}

describe('The login form', () => {
  it('sends what was typed', async () => {
    const calls = fakeServer({ 'POST /api/auth/login': aUser() });
    const { context } = show();
    await fillAndSend();
    await waitFor(() => expect(context.visited).toEqual(['/']));
    expect(calls[0]?.body).toEqual({ email: 'asha@example.com', password: 'a long password' });
  });

  it('says what is missing, beside the field, and moves the focus there', async () => {
    const calls = fakeServer({});
    show();
    await userEvent.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    expect(email()).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it("shows the server's words at the field and keeps the address", async () => {
    const message = 'Incorrect email or password.';
    fakeServer({
      'POST /api/auth/login': problem(401, 'BAD_CREDENTIALS', message, { password: message }),
    });
    show();
    await fillAndSend();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(message));
    expect(email()).toHaveValue('asha@example.com');
  });

  it('says beside the password that it was wrong, which the server says of no field', async () => {
    const message = 'Incorrect email or password.';
    fakeServer({ 'POST /api/auth/login': problem(401, 'BAD_CREDENTIALS', message) });
    const { context } = show();
    await fillAndSend();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(message));
    expect(password()).toHaveFocus();
    expect(context.toasts).toEqual([`error: ${message}`]);
  });

  it('blames no field for what is no fault of theirs', async () => {
    fakeServer({ 'POST /api/auth/login': problem(503, 'UNAVAILABLE', 'Busy.') });
    const { settle } = show();
    await fillAndSend();
    await settle();
    expect(password()).toBeValid();
  });

  it('is busy and cannot be sent twice while the answer is on its way', async () => {
    fakeServer({});
    globalThis.fetch = () => new Promise(() => undefined);
    show();
    await fillAndSend();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAttribute('aria-busy', 'true');
  });

  it('shows and hides the password', async () => {
    show();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(toggle);
    expect(password()).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  it('helps password managers', () => {
    show();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});
