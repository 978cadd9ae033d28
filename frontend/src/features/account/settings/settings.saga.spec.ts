import { beforeEach, expect, it } from '@jest/globals';
import { keepDraft } from '../../../shared/forms/drafts';
import { writeStored } from '../../../shared/lib/storage';
import { ownDraft, ownKey } from '../../../shared/session/own-storage';
import { userReceived } from '../../../shared/session/session.slice';
import { aUser } from '../../../shared/testing/builders';
import { fakeServer } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import { recallEmail, rememberEmail } from '../log-in/last-email';
import { settingsSaga } from './settings.saga';
import { deletionRequested, settingsReducer } from './settings.slice';

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
