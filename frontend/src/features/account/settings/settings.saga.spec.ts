import { beforeEach, expect, it } from '@jest/globals';
import { fork } from 'typed-redux-saga';
import { keepDraft } from '../../../shared/forms/drafts';
import { writeStored } from '../../../shared/lib/storage';
import { ownDraft, ownKey } from '../../../shared/session/own-storage';
import { userReceived } from '../../../shared/session/session.slice';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import { recallEmail, rememberEmail } from '../log-in/last-email';
import { settingsSaga } from './settings.saga';
import {
  deletionRequested,
  passwordChangeRequested,
  sessionEnded,
  settingsReducer,
} from './settings.slice';
import { tokensSaga } from './tokens.saga';
import { tokensReducer } from './tokens.slice';

beforeEach(() => localStorage.clear());

/** Deletes an account on a device that another person uses as well. */
async function deleteAccount(lastEmail: string) {
  for (const userId of ['user-1', 'user-2']) {
    writeStored('local', ownKey(userId, 'unsent-watched'), {});
    keepDraft(ownDraft(userId, 'course-1'), { title: 'Night work' }, 'local');
  }
  rememberEmail(lastEmail);
  fakeServer({ 'DELETE /api/user': { message: 'Your account is deleted.' } });
  const { dispatch, context } = runSaga(settingsSaga, { settings: settingsReducer });
  await dispatch(userReceived(aUser()));
  await dispatch(deletionRequested({ password: 'a long password' }));
  expect(context.toasts).toEqual(['success: Your account is deleted.']);
}

it('An account that is deleted leaves nothing of it on the device', async () => {
  await deleteAccount(aUser().email);
  expect(JSON.stringify({ ...localStorage })).not.toContain('user-1');
  expect(recallEmail()).toBe('');
});

it('An account that is deleted takes nothing of anybody else along', async () => {
  await deleteAccount('ravi@example.com');
  const kept = Object.keys(localStorage).filter((key) => key.includes('user-2'));
  expect(kept).toHaveLength(2);
  expect(recallEmail()).toBe('ravi@example.com');
});

it('A new password revokes the tokens, so their list is read again', async () => {
  const calls = fakeServer({
    'POST /api/user/changepassword': { message: 'Your password was changed.' },
    'GET /api/user/sessions': [],
    'GET /api/user/tokens': [],
  });
  const { store, dispatch } = runSaga(settingsAndTokens, {
    settings: settingsReducer,
    tokens: tokensReducer,
  });
  await dispatch(userReceived(aUser()));
  const words = { currentPassword: 'the old one', newPassword: 'the new one' };
  await dispatch(passwordChangeRequested(words));
  expect(calls.map(({ path }) => path)).toContain('/api/user/tokens');
  expect(store.getState().tokens.tokens).toEqual([]);
});

it('A second device is logged out while the list of them is still being read', async () => {
  const calls = fakeServer({
    'GET /api/user/sessions': () => new Promise(() => undefined),
    'DELETE /api/user/sessions/phone': { message: 'Logged out.' },
    'DELETE /api/user/sessions/tablet': { message: 'Logged out.' },
  });
  const { dispatch } = runSaga(settingsSaga, { settings: settingsReducer });
  await dispatch(userReceived(aUser()));
  await dispatch(sessionEnded('phone'));
  await dispatch(sessionEnded('tablet'));
  const ended = calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(ended).toEqual(['/api/user/sessions/phone', '/api/user/sessions/tablet']);
});

function* settingsAndTokens() {
  yield* fork(settingsSaga);
  yield* fork(tokensSaga);
}
