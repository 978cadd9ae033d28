import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aFoundCourse, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { fakeRecognition, fakeVoice } from '../../shared/testing/fake-speech';
import { runSaga } from '../../shared/testing/saga-runner';
import { searchSaga } from './search.saga';
import {
  inputTyped,
  microphonePressed,
  muteToggled,
  recentCleared,
  searchLeft,
  searchOpened,
  searchReducer,
  searchRequest,
  searchSubmitted,
} from './search.slice';

const SEARCH = 'POST /api/ai/search';
let said: string[];

async function open(answer: Parameters<typeof fakeServer>[0][string]) {
  const calls = fakeServer({ [SEARCH]: answer });
  const running = runSaga(searchSaga, { search: searchReducer });
  running.store.dispatch(userReceived(aUser()));
  await running.dispatch(searchOpened());
  return { ...running, calls, search: () => running.store.getState().search };
}

beforeEach(() => {
  said = fakeVoice();
});

describe('A search', () => {
  it('sends the words and keeps the courses in the order of the server', async () => {
    const found = [aFoundCourse({ _id: 'best' }), aFoundCourse({ _id: 'next' })];
    const { calls, search, dispatch } = await open(found);
    await dispatch(searchSubmitted('cctv'));
    expect(calls[0]?.body).toEqual({ input: 'cctv' });
    expect(search().answer).toEqual({
      input: 'cctv',
      courses: found,
      correctedTo: null,
      beyondLimits: false,
    });
  });

  it('knows what misspelled words were taken for', async () => {
    const headers = { 'Corrected-Input': 'hacking%20for%20%E2%82%B9500' };
    const { search, dispatch } = await open({ status: 200, body: [aFoundCourse()], headers });
    await dispatch(searchSubmitted('haking for ₹500'));
    expect(search().answer?.correctedTo).toBe('hacking for ₹500');
  });

  it('knows when nothing was within its limits', async () => {
    const headers = { 'Beyond-Limits': 'true' };
    const { search, dispatch } = await open({ status: 200, body: [aFoundCourse()], headers });
    await dispatch(searchSubmitted('machine learning under ₹50'));
    expect(search().answer?.beyondLimits).toBe(true);
  });

  it('is answered aloud when courses were found', async () => {
    const { dispatch } = await open([aFoundCourse()]);
    await dispatch(searchSubmitted('cctv'));
    expect(said).toEqual(['These are the top courses I found for you']);
  });

  it('is answered aloud when none was found', async () => {
    const { dispatch } = await open([]);
    await dispatch(searchSubmitted('underwater basket weaving'));
    expect(said).toEqual(['No courses found']);
  });

  it('is answered in silence when replies are muted, also on the next visit', async () => {
    const { dispatch } = await open([]);
    await dispatch(muteToggled());
    const again = await open([]);
    await again.dispatch(searchSubmitted('cctv'));
    expect(said).toEqual([]);
  });

  it('says nothing into a microphone that is open', async () => {
    fakeRecognition();
    const { store, search, dispatch } = await open([aFoundCourse()]);
    store.dispatch(searchSubmitted('cctv'));
    await dispatch(microphonePressed());
    expect(search()).toMatchObject({ listening: true, answer: { input: 'cctv' } });
    expect(said).toEqual([]);
  });

  it('says nothing once the screen was left', async () => {
    const { store, dispatch } = await open([aFoundCourse()]);
    store.dispatch(searchSubmitted('cctv'));
    await dispatch(searchLeft());
    expect(said).toEqual([]);
  });

  it('shows only the answer to the newest words', async () => {
    const { store, search, dispatch } = await open(({ body }) => [
      aFoundCourse({ title: JSON.stringify(body) }),
    ]);
    store.dispatch(searchSubmitted('first'));
    await dispatch(searchSubmitted('second'));
    expect(search().answer?.courses).toMatchObject([{ title: '{"input":"second"}' }]);
    expect(said).toHaveLength(1);
  });

  it('that fails is only logged, and keeps the reason for the page', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, context, dispatch } = await open(problem(429, 'RATE_LIMITED', 'Slow down.'));
    await dispatch(searchSubmitted('cctv'));
    expect(context.toasts).toEqual([]);
    expect(log).toHaveBeenCalledWith('Slow down.', 'RATE_LIMITED', 'test-request');
    expect(store.getState().requests[searchRequest]?.failure?.message).toBe('Slow down.');
    expect(said).toEqual([]);
    log.mockRestore();
  });
});

describe('Words that were typed', () => {
  it('outlive a reload', async () => {
    const { dispatch } = await open([]);
    await dispatch(inputTyped('cctv inst'));
    const { search } = await open([]);
    expect(search().input).toBe('cctv inst');
  });

  it('are not brought back once they were asked', async () => {
    const { dispatch } = await open([]);
    await dispatch(inputTyped('cctv'));
    await dispatch(searchSubmitted('cctv'));
    const { search } = await open([]);
    expect(search().input).toBe('');
  });
});

describe('Recent searches', () => {
  it('stand newest first, each once, six at most, and are there on the next visit', async () => {
    const { dispatch } = await open([aFoundCourse()]);
    for (const input of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C'])
      await dispatch(searchSubmitted(input));
    const { search } = await open([]);
    expect(search().recent).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  });

  it('leave out what found nothing, also when it once found something', async () => {
    let found = [aFoundCourse()];
    const { search, dispatch } = await open(() => found);
    await dispatch(searchSubmitted('cctv'));
    await dispatch(searchSubmitted('hacking'));
    found = [];
    await dispatch(searchSubmitted('CCTV'));
    await dispatch(searchSubmitted('underwater basket weaving'));
    expect(search().recent).toEqual(['hacking']);
  });

  it('can be cleared', async () => {
    const { dispatch } = await open([aFoundCourse()]);
    await dispatch(searchSubmitted('cctv'));
    await dispatch(recentCleared());
    const { search } = await open([]);
    expect(search().recent).toEqual([]);
  });

  it('stay cleared, and lose none, when another tab searches', async () => {
    const [one, other] = [await open([aFoundCourse()]), await open([aFoundCourse()])];
    await one.dispatch(searchSubmitted('first'));
    await one.dispatch(recentCleared());
    await other.dispatch(searchSubmitted('second'));
    await one.dispatch(searchSubmitted('third'));
    await other.dispatch(muteToggled());
    const next = await open([aFoundCourse()]);
    expect(next.search()).toMatchObject({ recent: ['third', 'second'], muted: true });
    await other.dispatch(muteToggled());
  });

  it('are nobody else’s', async () => {
    const { store, search, dispatch } = await open([aFoundCourse()]);
    await dispatch(searchSubmitted('cctv'));
    store.dispatch(userGone());
    store.dispatch(userReceived(aUser({ _id: 'user-2' })));
    await dispatch(searchOpened());
    expect(search().recent).toEqual([]);
  });
});
