import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../api/api-error';
import { sessionWatch } from '../api/session-lost';
import { keepDraft } from '../forms/drafts';
import { aUser } from '../testing/builders';
import { fakeServer, problem } from '../testing/fake-server';
import { runSaga } from '../testing/saga-runner';
import { readStored, visitKey, writeStored } from '../lib/storage';
import { ownKey } from './own-storage';
import { sessionSaga } from './session.saga';
import { educatorPageRefused, logoutRequested, sessionAsked, userReceived } from './session.slice';
import { isAnyWanted, rememberWanted } from './wanted-page';

const signedIn = () => {
  document.cookie = 'signed_in=1';
};

const { failure: refusal } = ApiError.fromProblem(401, { code: 'UNAUTHENTICATED' });
const loseSession = () => sessionWatch()(refusal);

afterEach(() => {
  document.cookie = 'signed_in=; max-age=0';
});

describe('The session', () => {
  it('settles on nobody without a call when the hint cookie is missing', async () => {
    const calls = fakeServer({});
    const { store, settle } = runSaga(sessionSaga, {});
    await settle();
    expect(store.getState().session).toMatchObject({ userData: null, known: true });
    expect(calls).toEqual([]);
  });

  it('loads the current user at start', async () => {
    signedIn();
    fakeServer({ 'GET /api/user/currentuser': aUser() });
    const { store, settle } = runSaga(sessionSaga, {});
    await settle();
    expect(store.getState().session.userData?._id).toBe('user-1');
  });

  it('is nobody when another tab logged out while the answer was on its way', async () => {
    signedIn();
    const late = Promise.withResolvers<Record<string, unknown>>();
    fakeServer({ 'GET /api/user/currentuser': () => late.promise });
    const { store, settle } = runSaga(sessionSaga, {});
    await settle();
    writeStored('local', 'session', { userId: null, at: 1 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    await settle();
    late.resolve({ ...aUser() });
    await settle();
    expect(store.getState().session).toMatchObject({ userData: null, known: true });
  });

  it('is nobody when the server knows of none', async () => {
    signedIn();
    fakeServer({ 'GET /api/user/currentuser': problem(401, 'UNAUTHENTICATED', 'Log in.') });
    const { store, settle } = runSaga(sessionSaga, {});
    await settle();
    expect(store.getState().session).toMatchObject({ userData: null, known: true });
  });

  it('that is over is asked for once: later loads know from the missing hint', async () => {
    signedIn();
    const calls = fakeServer({
      'GET /api/user/currentuser': problem(401, 'UNAUTHENTICATED', 'Log in.'),
    });
    const { store, settle, dispatch } = runSaga(sessionSaga, {});
    await settle();
    await dispatch(sessionAsked());
    expect([calls.length, store.getState().session.known]).toEqual([1, true]);
  });

  it.each([
    ['in the middle', true],
    ['before the page was loaded anew', false],
  ])('is known to have ended elsewhere: %s', async (_, wasIn) => {
    signedIn();
    fakeServer({
      'GET /api/user/currentuser': wasIn ? aUser() : problem(401, 'UNAUTHENTICATED', 'Log in.'),
    });
    const { store, settle } = runSaga(sessionSaga, {});
    await settle();
    if (wasIn) loseSession();
    await settle();
    const { ended, userData } = store.getState().session;
    expect(userData).toBeNull();
    expect(ended).toEqual({ userId: wasIn ? 'user-1' : null });
    store.dispatch(userReceived(aUser()));
    expect(store.getState().session.ended).toBeNull();
  });

  it('of a visitor has not ended when a call is refused, nor does it by log-out', async () => {
    fakeServer({ 'POST /api/auth/logout': { message: 'Bye.' } });
    const { store, settle, dispatch } = runSaga(sessionSaga, {});
    await settle();
    loseSession();
    await settle();
    expect(store.getState().session.ended).toBeNull();
    await dispatch(userReceived(aUser()));
    await dispatch(logoutRequested());
    expect(store.getState().session.ended).toBeNull();
  });

  it('leaves the page that was asked for to nobody after a log-out', async () => {
    fakeServer({ 'POST /api/auth/logout': { message: 'Bye.' } });
    const { dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    rememberWanted('/viewcourse/1', 'user-1');
    await dispatch(logoutRequested());
    expect(isAnyWanted()).toBe(false);
  });

  it('says whom a page is for that it was refused', async () => {
    const { context, dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    await dispatch(educatorPageRefused());
    expect(context.toasts).toEqual(['info: That page is for educators.']);
  });

  it('leaves no early answer to whoever comes next', async () => {
    fakeServer({});
    const { dispatch, settle } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    window.early = { '/api/course/getcourse/1': Promise.resolve(Response.json({ title: 'Paid' })) };
    loseSession();
    await settle();
    expect(window.early).toBeUndefined();
  });

  it('ends when any call finds it gone', async () => {
    fakeServer({});
    const { store, settle, dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    loseSession();
    await settle();
    expect(store.getState().session.userData).toBeNull();
  });

  it('goes on when a call of the one before is refused late', async () => {
    fakeServer({});
    const { store, settle, dispatch } = runSaga(sessionSaga, {});
    const refuseLate = sessionWatch();
    await dispatch(userReceived(aUser()));
    refuseLate(refusal);
    await settle();
    expect(store.getState().session.userData).not.toBeNull();
  });

  it('ends with log-out: a message, and home', async () => {
    fakeServer({ 'POST /api/auth/logout': { message: 'Bye.' } });
    const { store, context, dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    await dispatch(logoutRequested());
    expect(store.getState().session.userData).toBeNull();
    expect(context.toasts).toEqual(['success: Logged out successfully!']);
    expect(context.visited).toEqual(['/']);
  });

  it('leaves no typed words to the next person in this tab', async () => {
    fakeServer({ 'POST /api/auth/logout': { message: 'Bye.' } });
    keepDraft('review-course-1', { comment: 'Between us.' }, 'session');
    const { dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    await dispatch(logoutRequested());
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Between us.');
  });

  it('takes along what the device kept for this visit, and leaves what is still to be sent', async () => {
    fakeServer({ 'POST /api/auth/logout': { message: 'Bye.' } });
    writeStored('local', visitKey('learning-progress'), {});
    writeStored('local', ownKey('user-1', 'unsent-watched'), {});
    const { dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    await dispatch(logoutRequested());
    expect(readStored('local', visitKey('learning-progress'))).toBeNull();
    expect(readStored('local', ownKey('user-1', 'unsent-watched'))).toEqual({});
  });

  it('keeps what was typed for whoever comes back after a lost session, for nobody else', async () => {
    fakeServer({});
    const { dispatch, settle } = runSaga(sessionSaga, {});
    const typed = () => JSON.stringify({ ...sessionStorage });
    await dispatch(userReceived(aUser()));
    keepDraft('review-course-1', { comment: 'Between us.' }, 'session');
    loseSession();
    await settle();
    await dispatch(userReceived(aUser()));
    expect(typed()).toContain('Between us.');
    loseSession();
    await settle();
    await dispatch(userReceived(aUser({ _id: 'user-2' })));
    expect(typed()).not.toContain('Between us.');
  });

  it('only logs a failed log-out and changes nothing', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ 'POST /api/auth/logout': problem(503, 'UNAVAILABLE', 'Busy.') });
    const { store, context, dispatch } = runSaga(sessionSaga, {});
    await dispatch(userReceived(aUser()));
    await dispatch(logoutRequested());
    expect(store.getState().session.userData).not.toBeNull();
    expect(context.toasts).toEqual([]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('A session that the server cannot tell', () => {
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  const busy = problem(503, 'UNAVAILABLE', 'Busy.');
  const limited = problem(429, 'RATE_LIMITED', 'Slow down.');

  /** A failed start, after which the server works again. */
  async function start(trouble: typeof busy | typeof offline) {
    signedIn();
    fakeServer({ 'GET /api/user/currentuser': trouble });
    const { store } = runSaga(sessionSaga, {});
    // Longer than the client's own retries.
    await jest.advanceTimersByTimeAsync(5000);
    fakeServer({ 'GET /api/user/currentuser': aUser() });
    return { store, session: () => store.getState().session };
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['the device is offline', offline, 0],
    ['the server is in trouble', busy, 503],
    ['there were too many calls', limited, 429],
  ])('stays open while %s, and is asked for again', async (_, trouble, status) => {
    const { session } = await start(trouble);
    expect(session()).toMatchObject({ known: false, failure: { status } });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(session()).toMatchObject({ known: true, userData: { _id: 'user-1' } });
  });

  it('is asked for as soon as the connection is back', async () => {
    const { session } = await start(offline);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect(session().userData?._id).toBe('user-1');
  });

  it('is asked for when somebody tries again', async () => {
    const { store, session } = await start(busy);
    store.dispatch(sessionAsked());
    expect(session().failure).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(session().userData?._id).toBe('user-1');
  });

  it.each([
    ['a refusal', problem(401, 'UNAUTHENTICATED', 'Log in.')],
    ['the person before', aUser()],
  ])('heeds no late answer once somebody has logged in: %s', async (_, late) => {
    signedIn();
    const slow = Promise.withResolvers<typeof late>();
    const calls = fakeServer({ 'GET /api/user/currentuser': () => slow.promise });
    const { store } = runSaga(sessionSaga, {});
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
    store.dispatch(userReceived(aUser({ _id: 'user-2' })));
    slow.resolve(late);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.getState().session.userData?._id).toBe('user-2');
  });

  it('is asked for no more once somebody has logged in', async () => {
    const { store, session } = await start(busy);
    store.dispatch(userReceived(aUser({ _id: 'user-2' })));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(session().userData?._id).toBe('user-2');
  });
});
