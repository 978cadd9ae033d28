import { describe, expect, it } from '@jest/globals';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { delay, put } from 'typed-redux-saga';
import type { Feature } from '../../shared/feature';
import { forkLatest } from '../../shared/sagas/watchers';
import { userGone } from '../../shared/session/session.slice';
import { fakeServer } from '../../shared/testing/fake-server';
import { RecordingContext } from '../../shared/testing/recording-context';
import { createStore } from './create-store';

const ANSWER_MS = 20;
const settle = () => new Promise((resolve) => setTimeout(resolve, 3 * ANSWER_MS));

/** A slice whose data arrives some time after the request. */
const things = createSlice({
  name: 'things',
  initialState: [] as string[],
  reducers: {
    asked(_state, _action: PayloadAction<string>) {},
    received: (state, { payload }: PayloadAction<string>) => [...state, payload],
  },
});
const { asked, received } = things.actions;

function* load({ payload }: PayloadAction<string>) {
  yield* delay(ANSWER_MS);
  yield* put(received(payload));
}

const feature: Feature = {
  name: 'things',
  reducer: things.reducer,
  *saga() {
    yield* forkLatest(asked, load);
  },
};

function newStore() {
  fakeServer({
    'GET /api/site': {},
    'GET /api/review/allReview': [],
    'GET /api/course/getpublishedcoures': [],
  });
  const store = createStore(new RecordingContext());
  const thingsOf = () => (store.getState() as unknown as { things: string[] }).things;
  return { store, thingsOf };
}

describe('A feature that arrives with its screen', () => {
  it('works, also when it has arrived before the store was started', async () => {
    const { store, thingsOf } = newStore();
    store.install([feature]);
    store.start();
    store.dispatch(asked('one'));
    await settle();
    expect(thingsOf()).toEqual(['one']);
  });

  it('answers nobody who is gone, and whoever comes next', async () => {
    const { store, thingsOf } = newStore();
    store.start();
    store.install([feature]);
    store.dispatch(asked('of the one before'));
    store.dispatch(userGone());
    await settle();
    expect(thingsOf()).toEqual([]);
    store.dispatch(asked('of the next'));
    await settle();
    expect(thingsOf()).toEqual(['of the next']);
  });

  it('goes on with what is nobody’s own', async () => {
    const { store, thingsOf } = newStore();
    store.start();
    store.install([{ ...feature, outlives: true }]);
    store.dispatch(asked('a certificate'));
    store.dispatch(userGone());
    await settle();
    expect(thingsOf()).toEqual(['a certificate']);
  });
});
