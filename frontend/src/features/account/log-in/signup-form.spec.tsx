import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { accountReducer } from '../account.slice';
import { loginSaga } from './login.saga';
import { SignupForm } from './signup-form';

const show = () => renderWithStore(<SignupForm />, loginSaga, { account: accountReducer });

describe('The sign-up form', () => {
  it('starts as a student', () => {
    show();
    expect(screen.getByRole('radio', { name: /Student/ })).toBeChecked();
  });

  it('sends the chosen role', async () => {
    const calls = fakeServer({ 'POST /api/auth/signup': aUser() });
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Asha Rao');
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('radio', { name: /Educator/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ role: 'educator' }));
  });

  it('says at the address that somebody has it', async () => {
    const message = 'This email already has an account.';
    fakeServer({ 'POST /api/auth/signup': problem(409, 'EMAIL_TAKEN', message) });
    const { context } = show();
    const email = screen.getByLabelText('Email');
    await userEvent.type(screen.getByLabelText('Name'), 'Asha Rao');
    await userEvent.type(email, 'asha@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(context.toasts).toEqual([`error: ${message}`]);
  });

  it('keeps what was typed through a reload, but never the password', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.type(screen.getByLabelText('Password'), 'hidden words');
    cleanup();
    show();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden words');
  });
});
