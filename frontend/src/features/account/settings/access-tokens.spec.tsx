import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { AccessToken, IssuedAccessToken } from '../../../shared/api/types';
import { userGone } from '../../../shared/session/session.slice';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { AccessTokens } from './access-tokens';
import { tokensSaga } from './tokens.saga';
import { selectTokenSecret, tokensReducer } from './tokens.slice';

const secret = 'lectern_pat_of-asha';
const token: AccessToken = {
  _id: 'token-1',
  name: 'Monthly report',
  scopes: ['profile:read'],
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2027-01-30T09:00:00.000Z',
  lastUsedAt: null,
};
const issued: IssuedAccessToken = { ...token, _id: 'token-2', name: 'Backup', token: secret };

async function show(routes: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer({ 'GET /api/user/tokens': [token], 'POST /api/user/tokens': issued, ...routes });
  const element = (
    <StrictMode>
      <AccessTokens />
    </StrictMode>
  );
  const running = renderWithStore(element, tokensSaga, { tokens: tokensReducer });
  await running.settle();
  return running;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shownSecret = () => screen.getByLabelText<HTMLInputElement>('Token');

async function make({ settle }: Awaited<ReturnType<typeof show>>) {
  await press('New token');
  await userEvent.type(screen.getByLabelText('Name'), 'Backup');
  await press('Create token');
  await settle();
}

function giveClipboard(): string[] {
  const texts: string[] = [];
  const writeText = async (text: string) => void texts.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return texts;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

describe('The secret of a new token', () => {
  it('is shown', async () => {
    await make(await show());
    expect(shownSecret()).toHaveValue(secret);
  });

  it('is forgotten when the page is left', async () => {
    const running = await show();
    await make(running);
    cleanup();
    expect(selectTokenSecret(running.store.getState())).toBeNull();
  });

  it('is not there for whoever comes next, nor are the tokens', async () => {
    const running = await show();
    await make(running);
    await running.dispatch(userGone());
    expect(running.store.getState().tokens).toEqual({ tokens: null, secret: null });
  });

  it('is copied', async () => {
    const copied = giveClipboard();
    await make(await show());
    await press('Copy');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copied).toEqual([secret]);
  });

  it('is selected where there is no clipboard, which is said', async () => {
    await make(await show());
    await press('Copy');
    await waitFor(() => expect(shownSecret()).toHaveFocus());
    const { selectionStart, selectionEnd } = shownSecret();
    expect([selectionStart, selectionEnd]).toEqual([0, secret.length]);
    expect(shownSecret()).toHaveAccessibleDescription(/did not copy it/);
  });
});

describe('The form for a new token', () => {
  it('says at the scopes what is wrong with them, and leads to the first', async () => {
    const message = 'Choose at least one scope.';
    const refusal = problem(400, 'VALIDATION_FAILED', message, { scopes: message });
    await make(await show({ 'POST /api/user/tokens': refusal }));
    await waitFor(() => expect(screen.getByLabelText('See my profile')).toHaveFocus());
    expect(screen.getByLabelText('See my profile')).toBeInvalid();
    expect(screen.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(message);
  });
});

describe('A token that is revoked', () => {
  it('hands the focus on, which its row took along', async () => {
    await show({ 'DELETE /api/user/tokens/token-1': { message: 'The token was revoked.' } });
    screen.getByRole('button', { name: 'Revoke Monthly report' }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Revoke' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('You have no tokens.')).toBeVisible());
    expect(screen.getByRole('button', { name: 'New token' })).toHaveFocus();
  });

  it('leaves the others free to be', async () => {
    const revoked: string[] = [];
    const { settle } = await show({
      'GET /api/user/tokens': [token, { ...token, _id: 'token-2', name: 'Backup' }],
      'DELETE /api/user/tokens/token-1': () => new Promise<never>(() => undefined),
      'DELETE /api/user/tokens/token-2': () => {
        revoked.push('token-2');
        return { message: 'The token was revoked.' };
      },
    });
    for (const name of ['Revoke Monthly report', 'Revoke Backup']) {
      await press(name);
      await press('Revoke');
    }
    await settle();
    expect(revoked).toEqual(['token-2']);
    expect(screen.queryByText('Backup')).toBeNull();
    expect(screen.getByRole('button', { name: 'Revoke Monthly report' })).toBeDisabled();
  });
});
