import { describe, expect, it } from '@jest/globals';
import { aLecture } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { lecturesSaga } from './lectures.saga';
import { lectureMoved, lecturesOpened, lecturesReducer, lectureSubmitted } from './lectures.slice';

const LECTURES = 'GET /api/course/getcourselecture/course-1';
const REORDER = 'POST /api/course/reorderlectures/course-1';
const [first, second] = [aLecture({ _id: 'a' }), aLecture({ _id: 'b' })];
const both = { courseTitle: 'Night shifts', lectures: [first, second] };
const reordered = () => new Promise((resolve) => setTimeout(resolve, 450));

async function open(routes: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({ [LECTURES]: both, ...routes });
  const running = runSaga(lecturesSaga, { lectures: lecturesReducer });
  await running.dispatch(lecturesOpened({ courseId: 'course-1' }));
  const order = () => running.store.getState().lectures.lectures.map(({ _id }) => _id);
  return { ...running, calls, order };
}

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
});

describe('Moving a lecture', () => {
  it('shows at once and is sent after', async () => {
    const { order, calls, dispatch, settle } = await open({ [REORDER]: both });
    await dispatch(lectureMoved({ from: 0, to: 1 }));
    expect(order()).toEqual(['b', 'a']);
    await reordered();
    await settle();
    expect(calls.at(-1)?.body).toEqual({ lectureIds: ['b', 'a'] });
  });

  it('sends quick moves as one', async () => {
    const { calls, dispatch } = await open({ [REORDER]: both });
    await dispatch(lectureMoved({ from: 0, to: 1 }));
    await dispatch(lectureMoved({ from: 1, to: 0 }));
    await reordered();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is undone when the server refuses it', async () => {
    const message = 'The lectures were changed elsewhere.';
    const { order, context, dispatch, settle } = await open({
      [REORDER]: problem(409, 'STALE_VERSION', message),
    });
    await dispatch(lectureMoved({ from: 0, to: 1 }));
    await reordered();
    await settle();
    expect(order()).toEqual(['a', 'b']);
    expect(context.toasts).toEqual([`error: ${message}`]);
  });
});

describe('The processing of a video', () => {
  it('is followed until the video is ready', async () => {
    const processing = aLecture({ _id: 'a', videoStatus: 'processing' });
    const status = { _id: 'a', percent: 100, queuePlace: null, renditions: [] };
    const { store, calls } = await open({
      [LECTURES]: { ...both, lectures: [processing] },
      'GET /api/course/lecturestatus/a': { ...status, videoStatus: 'ready', failureReason: null },
    });
    expect(store.getState().lectures.statuses.a?.videoStatus).toBe('ready');
    // The lecture itself is read again: now it has a length and can be played.
    expect(calls.filter(({ path }) => path.includes('getcourselecture'))).toHaveLength(2);
  });
});
