import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { ChangePassword } from './change-password';
import { settingsSaga } from './settings.saga';
import { settingsReducer } from './settings.slice';

const CHANGE = 'POST /api/user/changepassword';
const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');

async function change(answer: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({ [CHANGE]: answer, 'GET /api/user/sessions': [] });
  const { settle } = renderWithStore(<ChangePassword />, settingsSaga, {
    settings: settingsReducer,
  });
  await userEvent.type(current(), 'the old one');
  await userEvent.type(next(), 'the new one');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await settle();
}

describe('The form for another password', () => {
  it('is empty once the password was changed', async () => {
    await change({ message: 'Your password was changed.' });
    expect(current()).toHaveValue('');
    expect(next()).toHaveValue('');
  });

  it('keeps what was typed when it was refused', async () => {
    const message = 'This is not your current password.';
    await change(problem(400, 'VALIDATION_FAILED', message, { currentPassword: message }));
    expect(current()).toHaveValue('the old one');
    expect(next()).toHaveValue('the new one');
  });

  it.each([
    ['the current password', 'currentPassword', current],
    ['the new one', 'newPassword', next],
  ])('says at its field what is wrong with %s, and leads there', async (_, name, field) => {
    const message = 'This password is too easy to guess. Choose another.';
    await change(problem(400, 'VALIDATION_FAILED', message, { [name]: message }));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription(new RegExp(message));
  });
});
