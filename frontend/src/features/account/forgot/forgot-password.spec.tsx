import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft } from '../../../shared/forms/drafts';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { accountReducer, otpRequested, otpVerified } from '../account.slice';
import { ForgotPassword } from './forgot-password';
import { forgotSaga } from './forgot.saga';

describe('Whoever forgot their password', () => {
  it('does not type again the address they tried to log in with', () => {
    keepDraft('login', { email: 'asha@example.com' }, 'session');
    renderWithStore(<ForgotPassword />, forgotSaga, { account: accountReducer });
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    sessionStorage.clear();
  });

  it('is told the rule of passwords before they choose one', async () => {
    const { dispatch } = renderWithStore(<ForgotPassword />, forgotSaga, {
      account: accountReducer,
    });
    await dispatch(otpVerified());
    const field = screen.getByLabelText('New Password');
    expect(field).toHaveAccessibleDescription(/At least 8 characters/);
    sessionStorage.clear();
  });
});

describe('Whoever mistyped their address', () => {
  it('begins again with another one, with the focus where the page does', async () => {
    fakeServer({ 'POST /api/auth/sendotp': { message: 'A code has been sent.' } });
    const { dispatch } = renderWithStore(<ForgotPassword />, forgotSaga, {
      account: accountReducer,
    });
    await dispatch(otpRequested({ email: 'asha@exmaple.com' }));
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Start over with another address' }));

    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('exmaple');
  });
});
