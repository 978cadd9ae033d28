import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeServer } from '../../shared/testing/fake-server';
import {
  fakeRecognition,
  fakeVoice,
  withoutRecognition,
  type FakeRecognition,
} from '../../shared/testing/fake-speech';
import { runSaga } from '../../shared/testing/saga-runner';
import { recallSearches } from './kept-searches';
import { searchSaga } from './search.saga';
import {
  inputTyped,
  listeningDismissed,
  microphonePressed,
  searchLeft,
  searchReducer,
  voiceLanguageChosen,
} from './search.slice';

let recognitions: FakeRecognition[];

async function listening(typed = '') {
  const calls = fakeServer({ 'POST /api/ai/search': [] });
  const running = runSaga(searchSaga, { search: searchReducer });
  await running.dispatch(inputTyped(typed));
  await running.dispatch(microphonePressed());
  const recognition = recognitions[0];
  if (!recognition) throw new Error('Nothing listens.');
  return { ...running, calls, recognition, search: () => running.store.getState().search };
}

const silently = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  fakeVoice();
  recognitions = fakeRecognition();
});

describe('Listening', () => {
  it('writes what it hears into the box, and searches for it at the end', async () => {
    const { recognition, calls, search, settle } = await listening();
    recognition.hear('learn web');
    expect(search()).toMatchObject({ listening: true, input: 'learn web' });
    recognition.hear('learn web development');
    recognition.end();
    await settle();
    expect(search().listening).toBe(false);
    expect(calls.map(({ body }) => body)).toEqual([{ input: 'learn web development' }]);
  });

  it('searches for as much of a long speech as a search takes', async () => {
    const { recognition, calls, settle } = await listening();
    recognition.hear('learn to '.repeat(40));
    recognition.end();
    await settle();
    expect(calls.map(({ body }) => body)).toEqual([
      { input: 'learn to '.repeat(40).slice(0, 300) },
    ]);
  });

  it.each([
    ['is refused', (microphone: FakeRecognition) => microphone.fail('not-allowed')],
    ['hears nothing', (microphone: FakeRecognition) => microphone.fail('no-speech')],
    ['hears only noise', (microphone: FakeRecognition) => microphone.hear(' ')],
  ])('leaves the words in the box when it %s', async (_, end) => {
    const log = silently();
    const { recognition, search, settle } = await listening('typed before');
    end(recognition);
    recognition.end();
    await settle();
    expect(search()).toMatchObject({ listening: false, input: 'typed before' });
    log.mockRestore();
  });

  it('leaves the words in the box when it is dismissed before anything was said', async () => {
    const { search, dispatch } = await listening('typed before');
    await dispatch(listeningDismissed());
    expect(search().input).toBe('typed before');
  });

  it('puts what it hears in the place of what was typed', async () => {
    const { recognition, search } = await listening('typed before');
    recognition.hear('data science');
    expect(search().input).toBe('data science');
  });

  it('hears the language that was chosen, also on the next visit', async () => {
    const { dispatch, settle } = await listening();
    await dispatch(voiceLanguageChosen('ta-IN'));
    await settle();
    expect(recognitions[0]?.listening).toBe(false);
    await dispatch(microphonePressed());
    expect(recognitions[1]?.lang).toBe('ta-IN');
    expect(recallSearches('anybody').spokenIn).toBe('ta-IN');
    localStorage.clear();
  });

  it.each([
    ['te', 'te-IN'],
    ['en-US', 'en-IN'],
    ['de', 'en-IN'],
  ])('hears the language of a device in %s', async (device, heard) => {
    const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue(device);
    const { recognition } = await listening();
    expect(recognition.lang).toBe(heard);
    language.mockRestore();
  });

  it('ends with a second press, which searches for what was heard', async () => {
    const { recognition, calls, dispatch } = await listening();
    recognition.hear('data science');
    await dispatch(microphonePressed());
    expect(recognition.listening).toBe(false);
    expect(calls.map(({ body }) => body)).toEqual([{ input: 'data science' }]);
  });

  it.each([
    ['dismissed', listeningDismissed()],
    ['typed over', inputTyped('by hand')],
    ['left', searchLeft()],
  ])('stops without a search when it is %s', async (_how, action) => {
    const { recognition, calls, search, dispatch } = await listening();
    recognition.hear('data science');
    await dispatch(action);
    expect(recognition.listening).toBe(false);
    expect(search().listening).toBe(false);
    expect(calls).toEqual([]);
  });

  it.each([
    ['not-allowed', 'blocked'],
    ['audio-capture', 'missing'],
    ['no-speech', 'unheard'],
    ['network', 'failed'],
  ])('that ends with %s is logged and explained, and can begin again', async (error, trouble) => {
    const log = silently();
    const { recognition, context, search, dispatch } = await listening();
    recognition.fail(error);
    expect(search()).toMatchObject({ listening: false, trouble });
    expect(log).toHaveBeenCalledWith('Speech recognition failed', error);
    expect(context.toasts).toEqual([]);
    await dispatch(microphonePressed());
    expect(search()).toMatchObject({ listening: true, trouble: null });
    log.mockRestore();
  });

  it('that the browser cannot do is only logged', async () => {
    const log = silently();
    withoutRecognition();
    const { store, context, dispatch } = runSaga(searchSaga, { search: searchReducer });
    await dispatch(microphonePressed());
    expect(store.getState().search).toMatchObject({ listening: false, trouble: 'unsupported' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(context.toasts).toEqual([]);
    log.mockRestore();
  });
});
