import { afterEach, describe, expect, it } from '@jest/globals';
import { keepDraft } from '../forms/drafts';
import { readStored } from '../lib/storage';
import { aUser } from '../testing/builders';
import { fakeServer } from '../testing/fake-server';
import { runSaga } from '../testing/saga-runner';
import { tellOtherTabs } from './other-tabs';
import { sessionSaga } from './session.saga';
import { logoutRequested, userReceived } from './session.slice';

/** As the browser announces it to this tab. */
function anotherTabKnows(userId: string | null): void {
  tellOtherTabs(userId);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
}

const toldOtherTabs = () => readStored<object>('local', 'session');

afterEach(() => {
  document.cookie = 'signed_in=; max-age=0';
});

describe('The session of several tabs', () => {
  it('ends with a log-out in another tab, and takes what was typed along', async () => {
    fakeServer({});
    keepDraft('review-course-1', { comment: 'Between us.' }, 'session');
    const { store, dispatch, settle } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    anotherTabKnows(null);
    await settle();
    expect(store.getState().session.userData).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Between us.');
  });

  it('becomes that of whoever logs in in another tab', async () => {
    document.cookie = 'signed_in=1';
    fakeServer({ 'GET /api/user/currentuser': aUser({ _id: 'user-2' }) });
    const { store, dispatch, settle } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    anotherTabKnows('user-2');
    await settle();
    expect(store.getState().session.userData?._id).toBe('user-2');
  });

  it('is over on a page that Back brings to life again after another tab logged out', async () => {
    const { store, dispatch, settle } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    tellOtherTabs(null);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(store.getState().session.userData).toBeNull();
  });

  it('stays as it is while another tab has the same one', async () => {
    const calls = fakeServer({});
    const { store, dispatch, settle } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    anotherTabKnows('user-1');
    await settle();
    expect(store.getState().session.userData?._id).toBe('user-1');
    expect(calls).toEqual([]);
  });

  it('tells other tabs who came and that nobody is left', async () => {
    fakeServer({ 'POST /api/auth/logout': { message: 'Bye.' } });
    const { dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    expect(toldOtherTabs()).toMatchObject({ userId: 'user-1' });
    await dispatch(logoutRequested());
    expect(toldOtherTabs()).toMatchObject({ userId: null });
  });
});
