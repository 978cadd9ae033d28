import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aLecture } from '../../shared/testing/builders';
import { FakeEvents } from '../../shared/testing/fake-events';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { lecturesSaga } from './lectures.saga';
import { selectIsUnheard } from './lectures.selectors';
import {
  lecturesLeft,
  lecturesOpened,
  lecturesRead,
  lecturesReducer,
  lectureSubmitted,
  statusesFollowed,
} from './lectures.slice';

const LECTURES = 'GET /api/course/getcourselecture/course-1';
const [first, second] = [aLecture({ _id: 'a' }), aLecture({ _id: 'b' })];
const both = { courseTitle: 'Night shifts', lectures: [first, second], outlineTag: 'tag' };

async function open(routes: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({ [LECTURES]: both, ...routes });
  const running = runSaga(lecturesSaga, { lectures: lecturesReducer });
  await running.dispatch(lecturesOpened({ courseId: 'course-1' }));
  const order = () => running.store.getState().lectures.lectures.map(({ _id }) => _id);
  return { ...running, calls, order };
}

const read = (calls: { path: string }[], part: string) =>
  calls.filter(({ path }) => path.includes(part)).length;

describe('The lectures of a course', () => {
  it('are shown in their order', async () => {
    const { order } = await open({});
    expect(order()).toEqual(['a', 'b']);
  });

  it("cannot be loaded: the server's message says why", async () => {
    const { context } = await open({ [LECTURES]: problem(404, 'NOT_FOUND', 'Not found.') });
    expect(context.toasts).toEqual(['error: Not found.']);
  });

  it('are one more after a title was sent', async () => {
    const third = aLecture({ _id: 'c' });
    const { order, context, dispatch } = await open({
      'POST /api/course/createlecture/course-1': {
        status: 201,
        body: { lecture: third, lectures: [first, second, third] },
      },
    });
    await dispatch(lectureSubmitted({ courseId: 'course-1', lectureTitle: 'The third' }));
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(context.toasts).toEqual(['success: Lecture Created']);
  });

  it('are not two more for whoever sends it again after a lost answer', async () => {
    const lost = problem(503, 'UNAVAILABLE', 'Busy.');
    const { calls, dispatch } = await open({ 'POST /api/course/createlecture/course-1': lost });
    const again = lectureSubmitted({ courseId: 'course-1', lectureTitle: 'Pressed twice' });
    await dispatch(again);
    await dispatch(again);
    const [first, second] = calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });
});

describe('An upload that was interrupted', () => {
  const upload = { _id: 'upload-1', fileName: 'a.mp4', size: 100, received: 0 };
  const status = { _id: 'a', videoStatus: 'none', percent: null, isPlayable: false };
  const withUpload = (received: number) => ({ ...status, upload: { ...upload, received } });

  beforeEach(() => void jest.useFakeTimers({ advanceTimers: 1 }));
  afterEach(() => void jest.useRealTimers());

  it('is looked at until nothing more of it arrives, as a store may count it later', async () => {
    const later = [0, 0, 60, 60, 60, 60];
    const calls = fakeServer({
      [LECTURES]: both,
      'GET /api/course/lecturestatus/a': () => withUpload(later.shift() ?? NaN),
      'GET /api/course/captions/a': [],
    });
    const { store, dispatch } = runSaga(lecturesSaga, { lectures: lecturesReducer });
    await dispatch(lecturesOpened({ courseId: 'course-1', lectureId: 'a' }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.getState().lectures.statuses.a?.upload?.received).toBe(60);
    expect(read(calls, 'lecturestatus')).toBe(6);
  });
});

describe('The processing of a video', () => {
  const processing = aLecture({ _id: 'a', videoStatus: 'processing', videoUrl: null });
  const status = {
    _id: 'a',
    videoStatus: 'processing',
    percent: 40,
    isPlayable: false,
    queuePlace: null,
    renditions: [],
    failureReason: null,
    upload: null,
  };
  const ready = { ...status, videoStatus: 'ready', percent: 100, isPlayable: true };
  const routes = {
    [LECTURES]: { ...both, lectures: [processing] },
    'GET /api/course/lecturestatus/a': ready,
  };
  it('is asked for until the video is ready, where nothing can be heard', async () => {
    const { store, calls } = await open(routes);
    expect(store.getState().lectures.statuses.a?.videoStatus).toBe('ready');
    // The lecture is reloaded, because now it has a length and is playable.
    expect(read(calls, 'getcourselecture')).toBe(2);
  });

  it('is said not to be heard of while the server is away, and no longer once it is back', async () => {
    jest.useFakeTimers({ advanceTimers: 1 });
    let isAway = true;
    const { store } = await open({
      ...routes,
      'GET /api/course/lecturestatus/a': () =>
        isAway ? problem(503, 'UNAVAILABLE', 'Busy.') : ready,
    });
    const isUnheard = () => selectIsUnheard('a')(store.getState());
    expect(isUnheard()).toBe(false);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(isUnheard()).toBe(true);
    isAway = false;
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(isUnheard()).toBe(false);
  });

  it('that is over is asked for again when its length could not be read', async () => {
    jest.useFakeTimers({ advanceTimers: 1 });
    let [reads, isAway] = [0, true];
    const { store, calls } = await open({
      ...routes,
      [LECTURES]: () =>
        ++reads > 1 && isAway
          ? problem(503, 'UNAVAILABLE', 'Busy.')
          : { ...both, lectures: [processing] },
    });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(store.getState().lectures.statuses.a).toBeUndefined();
    isAway = false;
    const before = read(calls, 'getcourselecture');
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(store.getState().lectures.statuses.a?.videoStatus).toBe('ready');
    expect(read(calls, 'getcourselecture')).toBeGreaterThan(before);
  });

  it('is followed by nobody once the screen was left, wherever an upload ends', async () => {
    const { dispatch, calls } = await open({
      ...routes,
      [LECTURES]: { ...both, lectures: [] },
    });
    await dispatch(lecturesLeft());
    await dispatch(
      lecturesRead({ ...both, lectures: [processing], courseId: 'course-1', since: 0 }),
    );
    await dispatch(statusesFollowed());
    expect(read(calls, 'lecturestatus')).toBe(0);
  });

  describe('heard of by a stream', () => {
    beforeEach(() => FakeEvents.install());
    afterEach(() => FakeEvents.remove());

    it('is not asked for, and tells when the video can be watched', async () => {
      const { store, calls, settle } = await open(routes);
      const [events] = FakeEvents.opened;
      expect(events?.address).toBe('/api/course/lecturestatus/a/events');
      events?.say({ ...status, percent: 60 });
      await settle();
      expect(store.getState().lectures.statuses.a?.percent).toBe(60);
      expect(read(calls, 'getcourselecture')).toBe(1);
      events?.say({ ...status, isPlayable: true });
      await settle();
      expect(read(calls, 'getcourselecture')).toBe(2);
      expect(read(calls, 'lecturestatus')).toBe(0);
    });

    it('tells when it failed, which may leave a lecture without anything that plays', async () => {
      const failed = { ...processing, videoStatus: 'failed' };
      const lists = [routes[LECTURES], { ...both, lectures: [failed] }];
      const { store, settle } = await open({ ...routes, [LECTURES]: () => lists.shift() ?? both });
      FakeEvents.opened[0]?.say({ ...status, videoStatus: 'failed' });
      await settle();
      expect(store.getState().lectures.lectures[0]?.videoStatus).toBe('failed');
    });

    it('is asked for when the stream breaks off', async () => {
      const { store, settle } = await open(routes);
      FakeEvents.opened[0]?.breakOff();
      await settle();
      expect(store.getState().lectures.statuses.a?.videoStatus).toBe('ready');
      expect(FakeEvents.opened.map(({ isOpen }) => isOpen)).toEqual([false]);
    });
  });
});
