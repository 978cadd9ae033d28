import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { courseRemoved } from '../../../shared/facts';
import { userGone, userReceived } from '../../../shared/session/session.slice';
import { aLecture, aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { fakeUploads } from '../../../shared/testing/fake-uploads';
import { untilGone } from '../../../shared/sagas/until-gone';
import { runSaga } from '../../../shared/testing/saga-runner';
import { aVideo } from '../../../shared/testing/video-file';
import { editLectureSaga } from './edit-lecture.saga';
import {
  editSubmitted,
  lectureRemoved,
  lectureRequests,
  lecturesOpened,
  lecturesReducer,
  removeConfirmed,
  uploadCancelled,
  uploadGivenUp,
  type LectureChanges,
} from '../lectures.slice';

const address = { courseId: 'course-1', lectureId: 'lecture-1' };
const video = aVideo('shift.mp4');
const withVideo = { lectureTitle: 'First', isPreviewFree: true, videoUrl: video };

const logOuts: (() => void)[] = [];

function start() {
  const running = runSaga(() => untilGone(editLectureSaga), { lectures: lecturesReducer });
  running.store.dispatch(userReceived(aUser()));
  logOuts.push(() => running.store.dispatch(userGone()));
  return running;
}

// Ends uploads that a test has left open.
afterEach(() => logOuts.splice(0).forEach((logOut) => logOut()));

const upload = { uploadId: 'upload-1', fileName: 'shift.mp4', size: video.size };

/** The server has nothing of the video at first, and all of it once it was sent. */
async function submit(edit: LectureChanges) {
  const uploads = fakeUploads();
  const states = [{ upload: null }, { upload: { ...upload, received: 0 } }];
  const calls = fakeServer({
    'GET /api/course/lecturestatus/lecture-1': () =>
      states.shift() ?? { upload: { ...upload, received: video.size } },
    'POST /api/uploads': { status: 201, body: null },
    'DELETE /api/uploads/upload-1': { status: 200, body: null },
  });
  const running = start();
  await running.dispatch(editSubmitted({ ...address, edit }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const pace = () => running.store.getState().lectures.uploads['lecture-1'];
  /** Completes the upload; the next request is the form that names it. */
  const arrive = async () => {
    uploads[0]?.answer(204, null);
    await running.settle();
    return uploads[1];
  };
  return { ...running, calls, uploads, upload: uploads[0], pace, arrive };
}

describe('Updating a lecture', () => {
  it('asks to wait while the video is on its way', async () => {
    const { context, upload, pace } = await submit(withVideo);
    expect(context.toasts).toEqual(['info: Uploading video... Please wait.']);
    upload?.progress(6, 15);
    expect(pace()?.fileName).toBe('shift.mp4');
  });

  it('asks again by itself when the answer to the form is lost', async () => {
    const { context, arrive, uploads, settle } = await submit(withVideo);
    const form = await arrive();
    form?.breakConnection();
    await waitFor(() => expect(uploads).toHaveLength(3), { timeout: 3_000 });
    expect(uploads[2]?.fields).toMatchObject({ uploadId: 'upload-1' });
    uploads[2]?.answer(200, aLecture({ videoStatus: 'uploaded' }));
    await settle();
    expect(context.toasts.at(-1)).toBe('success: Lecture Updated');
  });

  it('says when it is done', async () => {
    const { context, arrive, pace, settle } = await submit(withVideo);
    const form = await arrive();
    expect(form?.fields).toMatchObject({ lectureTitle: 'First', uploadId: 'upload-1' });
    form?.answer(200, aLecture({ videoStatus: 'uploaded' }));
    await settle();
    expect(context.toasts.at(-1)).toBe('success: Lecture Updated');
    expect(pace()).toBeUndefined();
  });

  it('asks for no patience, and sends nothing else, when only the title changes', async () => {
    const { context, upload } = await submit({ lectureTitle: 'First' });
    expect(upload?.fields).toEqual({ lectureTitle: 'First' });
    expect(context.toasts).toEqual([]);
  });

  it("shows the server's message when it refuses", async () => {
    const message = 'Choose a video file for this lecture.';
    const { context, upload, settle } = await submit({ lectureTitle: 'First' });
    upload?.answer(400, problem(400, 'VALIDATION_FAILED', message).body);
    await settle();
    expect(context.toasts).toEqual([`error: ${message}`]);
  });

  it('shows what is held of a video after it was refused', async () => {
    const { store, upload: sent, settle } = await submit(withVideo);
    fakeServer({ 'GET /api/course/lecturestatus/lecture-1': { _id: 'lecture-1', upload } });
    sent?.answer(400, problem(400, 'VALIDATION_FAILED', 'No.').body);
    await settle();
    expect(store.getState().lectures.statuses['lecture-1']?.upload).toEqual(upload);
  });

  it('finds out that the lecture is gone when nothing is to be had of it after a refusal', async () => {
    const { store, upload: sent, settle, dispatch } = await submit(withVideo);
    await dispatch(lecturesOpened({ courseId: 'course-1' }));
    const gone = problem(404, 'NOT_FOUND', 'This was not found.');
    fakeServer({
      'GET /api/course/lecturestatus/lecture-1': gone,
      'GET /api/course/getcourselecture/course-1': gone,
    });
    sent?.answer(404, gone.body);
    await settle();
    expect(store.getState().requests[lectureRequests.open]?.failure?.status).toBe(404);
  });

  it('is sent once at a time', async () => {
    const { uploads, dispatch } = await submit(withVideo);
    await dispatch(editSubmitted({ ...address, edit: withVideo }));
    expect(uploads).toHaveLength(1);
  });

  it('ends at once when it is cancelled, and says so without a word of failure', async () => {
    const { context, calls, upload, pace, dispatch } = await submit(withVideo);
    await dispatch(uploadCancelled({ lectureId: 'lecture-1' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
    expect(upload?.aborted).toBe(true);
    expect(pace()).toBeUndefined();
    expect(context.toasts).toEqual([
      'info: Uploading video... Please wait.',
      'info: The upload was canceled. Nothing was changed.',
    ]);
  });

  it.each([
    ['its lecture', () => lectureRemoved('lecture-1')],
    ['its course', () => courseRemoved({ courseId: 'course-1' })],
  ])('ends without a word when %s is removed', async (_, removal) => {
    const { context, upload, pace, dispatch } = await submit(withVideo);
    await dispatch(removal());
    expect([upload?.aborted, pace()]).toEqual([true, undefined]);
    expect(context.toasts).toEqual(['info: Uploading video... Please wait.']);
  });

  it('goes on when another lecture is removed', async () => {
    const { upload, dispatch } = await submit(withVideo);
    await dispatch(lectureRemoved('lecture-2'));
    expect(upload?.aborted).toBe(false);
  });

  it('keeps the tab open until the video has arrived', async () => {
    const leaving = () => new Event('beforeunload', { cancelable: true });
    const { arrive, settle } = await submit(withVideo);
    expect(window.dispatchEvent(leaving())).toBe(false);
    (await arrive())?.answer(200, aLecture());
    await settle();
    expect(window.dispatchEvent(leaving())).toBe(true);
  });
});

describe('Giving up what has arrived of a video', () => {
  it('is asked of the server once at a time for each lecture', async () => {
    const calls = fakeServer({
      'GET /api/course/lecturestatus/lecture-1': { upload: { ...upload, received: 3 } },
      'GET /api/course/lecturestatus/lecture-2': {
        upload: { ...upload, uploadId: 'upload-2', received: 3 },
      },
      'DELETE /api/uploads/upload-1': { status: 204, body: null },
      'DELETE /api/uploads/upload-2': { status: 204, body: null },
    });
    const { store, settle } = start();
    for (const lectureId of ['lecture-1', 'lecture-2', 'lecture-1'])
      store.dispatch(uploadGivenUp({ lectureId }));
    await settle();
    const removed = calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    expect(removed).toEqual(['/api/uploads/upload-1', '/api/uploads/upload-2']);
  });
});

describe('Logging out', () => {
  it('ends an upload, and says how it goes on', async () => {
    const { store, context, upload } = await submit(withVideo);
    store.dispatch(userGone());
    expect(upload?.aborted).toBe(true);
    expect(context.toasts.at(-1)).toMatch(/^info: The upload of shift\.mp4 stopped because you/);
  });
});

describe('Removing a lecture', () => {
  it('is done when it was removed before, as when the first answer was lost', async () => {
    const gone = problem(404, 'NOT_FOUND', 'This was not found.');
    fakeServer({ 'DELETE /api/course/removelecture/lecture-1': gone });
    const { context, dispatch } = start();
    await dispatch(removeConfirmed(address));
    expect(context.toasts).toEqual(['success: Lecture Removed']);
  });

  it('says so and shows the list', async () => {
    fakeServer({ 'DELETE /api/course/removelecture/lecture-1': { message: 'Lecture removed.' } });
    const { context, dispatch } = start();
    await dispatch(removeConfirmed(address));
    expect(context.toasts).toEqual(['success: Lecture Removed']);
    expect(context.visited).toEqual(['/createlecture/course-1']);
  });

  it('calls nobody back who went elsewhere meanwhile', async () => {
    const answer = Promise.withResolvers<{ message: string }>();
    fakeServer({ 'DELETE /api/course/removelecture/lecture-1': () => answer.promise });
    const { context, dispatch, settle } = start();
    await dispatch(removeConfirmed(address));
    window.history.pushState(null, '', '/dashboard');
    answer.resolve({ message: 'Lecture removed.' });
    await settle();
    expect(context.toasts).toEqual(['success: Lecture Removed']);
    expect(context.visited).toEqual([]);
  });

  it('has a fixed text for failing', async () => {
    fakeServer({
      'DELETE /api/course/removelecture/lecture-1': problem(409, 'NOT_READY', 'Needs a lecture.'),
    });
    const { context, dispatch } = start();
    await dispatch(removeConfirmed(address));
    expect(context.toasts).toEqual(['error: Lecture remove error']);
    expect(context.visited).toEqual([]);
  });
});
