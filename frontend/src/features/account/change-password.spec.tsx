import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
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
    await change(problem(400, 'WRONG_PASSWORD', 'This is not your current password.'));
    expect(current()).toHaveValue('the old one');
    expect(next()).toHaveValue('the new one');
  });
});
