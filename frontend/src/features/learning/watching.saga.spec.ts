import { describe, expect, it } from '@jest/globals';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { watched } from './learning.slice';
import { interval, message, quietly, start, stored, WATCH } from './testing/watch-stage';

let somebody = 0;
/** A separate user for each test, because what cannot be sent stays on the device. */
async function startAsSomebody() {
  const running = start();
  await running.dispatch(userReceived(aUser({ _id: `somebody-${(somebody += 1)}` })));
  return running;
}

describe('Reports of watching', () => {
  it('reach the server as they are', async () => {
    const calls = fakeServer({ [WATCH]: { ...stored, lectures: [] } });
    const { store, dispatch } = await startAsSomebody();
    await dispatch(watched({ courseId: 'course-1', message }));
    expect(calls[0]?.body).toEqual(message);
    expect(store.getState().learning.unsent).toEqual({});
  });

  it('wait and go together with the next one while the server is away', async () => {
    const log = quietly();
    let away = true;
    const calls = fakeServer({
      [WATCH]: () => (away ? problem(503, 'UNAVAILABLE', 'Busy.') : { ...stored, lectures: [] }),
    });
    const { dispatch } = await startAsSomebody();
    await dispatch(watched({ courseId: 'course-1', message }));
    away = false;
    const later = { intervals: [{ ...interval, from: 10, to: 20 }] };
    await dispatch(watched({ courseId: 'course-1', message: later }));
    expect(calls.at(-1)?.body).toEqual({
      intervals: [interval, later.intervals[0]],
      position: message.position,
    });
    log.mockRestore();
  });

  it('are given up when the server refuses them, without a word to the learner', async () => {
    const log = quietly();
    fakeServer({ [WATCH]: problem(403, 'FORBIDDEN', 'No.') });
    const { store, context, dispatch } = await startAsSomebody();
    await dispatch(watched({ courseId: 'course-1', message }));
    expect(store.getState().learning.unsent).toEqual({});
    expect(context.toasts).toEqual([]);
    log.mockRestore();
  });

  it('count for each lecture that is still there when another one they speak of is gone', async () => {
    const log = quietly();
    const gone = 'lecture-2';
    const calls = fakeServer({
      [WATCH]: (body: unknown) =>
        JSON.stringify(body).includes(gone)
          ? problem(404, 'NOT_FOUND', 'It is not there.')
          : { ...stored, lectures: [] },
    });
    const { store, dispatch } = await startAsSomebody();
    const both = { intervals: [interval, { ...interval, lectureId: gone }], done: ['lecture-1'] };
    await dispatch(watched({ courseId: 'course-1', message: both }));
    expect(calls.slice(1).map(({ body }) => body)).toEqual([
      { intervals: [interval], done: ['lecture-1'] },
      { intervals: [{ ...interval, lectureId: gone }] },
    ]);
    expect(store.getState().learning).toMatchObject({ unsent: {}, sending: {} });
    log.mockRestore();
  });

  it('leave as a beacon when the page goes away', async () => {
    const calls = fakeServer({});
    const sent: string[] = [];
    navigator.sendBeacon = (_url, body) => sent.push(body as string) > 0;
    const { dispatch } = await startAsSomebody();
    await dispatch(watched({ courseId: 'course-1', message, leaving: true }));
    expect(sent).toEqual([JSON.stringify(message)]);
    expect(calls).toEqual([]);
  });

  it('of a page whose user is gone are not sent in the name of the next one', async () => {
    const calls = fakeServer({ [WATCH]: { ...stored, lectures: [] } });
    const { store, dispatch } = await startAsSomebody();
    await dispatch(userGone());
    await dispatch(watched({ courseId: 'course-1', message }));
    await dispatch(userReceived(aUser({ _id: 'the next one' })));
    expect(calls).toEqual([]);
    expect(store.getState().learning).toMatchObject({ unsent: {}, sending: {} });
  });

  it('do not tell again the place that a beacon told while they were on their way', async () => {
    const log = quietly();
    navigator.sendBeacon = () => true;
    const answer = Promise.withResolvers<ReturnType<typeof problem>>();
    fakeServer({ [WATCH]: () => answer.promise });
    const { store, dispatch, settle } = await startAsSomebody();
    await dispatch(watched({ courseId: 'course-1', message }));
    await dispatch(watched({ courseId: 'course-1', message: { intervals: [] }, leaving: true }));
    answer.resolve(problem(503, 'UNAVAILABLE', 'Busy.'));
    await settle();
    expect(store.getState().learning.unsent['course-1']).toEqual({ intervals: [interval] });
    log.mockRestore();
  });
});
