import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { readKept } from './kept-messages';
import { watched } from './learning.slice';
import { interval, message, quietly, start, stored, WATCH } from './testing/watch-stage';

describe('What could not be sent', () => {
  const kept = () => readKept('user-1', Date.now());

  it('is kept on the device and sent at the next visit', async () => {
    const log = quietly();
    let away = true;
    const calls = fakeServer({
      [WATCH]: () => (away ? problem(503, 'UNAVAILABLE', 'Busy.') : { ...stored, lectures: [] }),
    });
    const first = start();
    await first.dispatch(userReceived(aUser()));
    await first.dispatch(watched({ courseId: 'course-1', message }));
    expect(kept()).toEqual({ 'course-1': message });
    away = false;
    const next = start();
    await next.dispatch(userReceived(aUser()));
    expect(calls.at(-1)?.body).toEqual(message);
    expect(kept()).toEqual({});
    log.mockRestore();
  });

  it('is kept when a beacon carries it, as nobody knows whether that arrives, but for the place it tells', async () => {
    navigator.sendBeacon = () => true;
    const { dispatch } = start();
    await dispatch(userReceived(aUser()));
    await dispatch(watched({ courseId: 'course-1', message, leaving: true }));
    expect(kept()).toEqual({ 'course-1': { intervals: [interval] } });
  });

  it('does not tell again, with what comes next, the place that a beacon told', async () => {
    navigator.sendBeacon = () => true;
    const calls = fakeServer({ [WATCH]: () => ({ ...stored, lectures: [] }) });
    const { dispatch } = start();
    await dispatch(userReceived(aUser()));
    await dispatch(watched({ courseId: 'course-1', message, leaving: true }));
    await dispatch(watched({ courseId: 'course-1', message: { done: ['lecture-1'] } }));
    expect(calls.at(-1)?.body).toEqual({ intervals: [interval], done: ['lecture-1'] });
  });

  it('is kept while it is on its way, beside what was watched since, in case the page goes before it arrives', async () => {
    const answer = Promise.withResolvers<Record<string, unknown>>();
    const calls = fakeServer({ [WATCH]: () => answer.promise });
    const { dispatch, settle } = start();
    await dispatch(userReceived(aUser({ _id: 'user-4' })));
    await dispatch(watched({ courseId: 'course-1', message }));
    const later = { intervals: [{ ...interval, from: 10, to: 20 }] };
    await dispatch(watched({ courseId: 'course-1', message: later }));
    const both = { intervals: [interval, later.intervals[0]], position: message.position };
    const keptOf = () => readKept('user-4', Date.now());
    expect([calls.length, keptOf()]).toEqual([1, { 'course-1': both }]);
    answer.resolve({ ...stored, lectures: [] });
    await settle();
    expect(calls.map(({ body }) => body)).toEqual([message, later]);
    expect(keptOf()).toEqual({});
  });

  it('is kept whole when no beacon took it', async () => {
    navigator.sendBeacon = () => false;
    const log = quietly();
    fakeServer({ [WATCH]: problem(503, 'UNAVAILABLE', 'Busy.') });
    const { dispatch } = start();
    await dispatch(userReceived(aUser()));
    await dispatch(watched({ courseId: 'course-1', message, leaving: true }));
    expect(kept()).toEqual({ 'course-1': message });
    log.mockRestore();
  });

  it('leaves alone what another tab keeps of another course', async () => {
    const log = quietly();
    fakeServer({ [WATCH]: problem(503, 'UNAVAILABLE', 'Busy.') });
    const tabs = [start(), start()];
    for (const tab of tabs) await tab.dispatch(userReceived(aUser({ _id: 'user-3' })));
    await tabs[0]?.dispatch(watched({ courseId: 'course-1', message }));
    await tabs[1]?.dispatch(watched({ courseId: 'course-2', message }));
    expect(readKept('user-3', Date.now())).toEqual({ 'course-1': message, 'course-2': message });
    log.mockRestore();
  });

  it('is not removed by another tab that has sent its own', async () => {
    const log = quietly();
    let isAway = true;
    const bodies: unknown[] = [];
    fakeServer({
      [WATCH]: ({ body }) => {
        if (isAway) return problem(503, 'UNAVAILABLE', 'Busy.');
        bodies.push(body);
        return { ...stored, lectures: [] };
      },
    });
    const [one, other] = [start(), start()];
    for (const tab of [one, other]) await tab.dispatch(userReceived(aUser({ _id: 'user-7' })));
    const mark = { intervals: [], done: ['lecture-9'] };
    await one.dispatch(watched({ courseId: 'course-1', message: mark }));
    isAway = false;
    await other.dispatch(watched({ courseId: 'course-1', message }));
    expect(readKept('user-7', Date.now())).toMatchObject({ 'course-1': { done: ['lecture-9'] } });
    window.dispatchEvent(new Event('online'));
    await one.settle();
    expect(bodies).toContainEqual(expect.objectContaining({ done: ['lecture-9'] }));
    expect(readKept('user-7', Date.now())).toEqual({});
    log.mockRestore();
  });

  it('is sent again after a while, also when nothing more is watched', async () => {
    const log = quietly();
    const answers = [problem(503, 'UNAVAILABLE', 'Busy.'), { ...stored, lectures: [] }];
    const calls = fakeServer({ [WATCH]: () => answers.shift() ?? null });
    const { dispatch, settle } = start();
    await dispatch(userReceived(aUser({ _id: 'user-8' })));
    jest.useFakeTimers({ advanceTimers: true });
    await dispatch(watched({ courseId: 'course-1', message }));
    expect(calls).toHaveLength(1);
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await settle();
    expect(calls).toHaveLength(2);
    expect(readKept('user-8', Date.now())).toEqual({});
    log.mockRestore();
  });

  it('stays with whoever only looked at another app, and goes with what they watch then', async () => {
    navigator.sendBeacon = () => true;
    const calls = fakeServer({ [WATCH]: { ...stored, lectures: [] } });
    const { dispatch } = start();
    await dispatch(userReceived(aUser()));
    const marked = { intervals: [], done: ['lecture-1'] };
    await dispatch(watched({ courseId: 'course-1', message: marked, leaving: true }));
    await dispatch(watched({ courseId: 'course-1', message }));
    expect(calls.at(-1)?.body).toEqual({ ...message, done: ['lecture-1'] });
  });

  it('says nothing of where somebody was an hour ago, also in a page that stayed open', async () => {
    const log = quietly();
    const clock = jest.spyOn(Date, 'now');
    let away = true;
    const calls = fakeServer({
      [WATCH]: () => (away ? problem(503, 'UNAVAILABLE', 'Busy.') : { ...stored, lectures: [] }),
    });
    const { dispatch } = start();
    // A separate user, because the other tests' sagas react to the connection, too.
    await dispatch(userReceived(aUser({ _id: 'user-2' })));
    await dispatch(watched({ courseId: 'course-1', message }));
    // Storing a message of another course must not make the first one newer.
    const hour = 3_600_000;
    clock.mockReturnValue(Date.now() + hour / 2);
    await dispatch(watched({ courseId: 'course-2', message }));
    clock.mockReturnValue(Date.now() + hour / 2);
    away = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls.slice(-2).map(({ body }) => body)).toEqual([{ intervals: [interval] }, message]);
    clock.mockRestore();
    log.mockRestore();
  });

  it('is kept when the session is lost, and sent once the learner is back', async () => {
    const log = quietly();
    let lost = true;
    const calls = fakeServer({
      [WATCH]: () =>
        lost ? problem(401, 'UNAUTHENTICATED', 'Log in.') : { ...stored, lectures: [] },
    });
    const { dispatch } = start();
    await dispatch(userReceived(aUser()));
    await dispatch(watched({ courseId: 'course-1', message }));
    await dispatch(userGone());
    expect(kept()).toEqual({ 'course-1': message });
    lost = false;
    await dispatch(userReceived(aUser()));
    expect(calls.at(-1)?.body).toEqual(message);
    expect(kept()).toEqual({});
    log.mockRestore();
  });

  it('is sent again when the server has not credited all of it yet', async () => {
    const lecture = { ...interval, watched: [[0, 4]], durationSeconds: 60, done: false };
    fakeServer({ [WATCH]: { ...stored, completed: false, lectures: [lecture] } });
    const { store, dispatch } = start();
    await dispatch(userReceived(aUser()));
    await dispatch(watched({ courseId: 'course-1', message }));
    expect(store.getState().learning.unsent).toEqual({
      'course-1': { intervals: [{ lectureId: 'lecture-1', from: 4, to: 10 }] },
    });
  });
});
