import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { untilGone } from '../../../shared/sagas/until-gone';
import { startAll } from '../../../shared/sagas/watchers';
import { userGone } from '../../../shared/session/session.slice';
import { aLecture } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { fakeUploads } from '../../../shared/testing/fake-uploads';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { aVideo } from '../../../shared/testing/video-file';
import { editLectureSaga } from '../edit/edit-lecture.saga';
import {
  editSubmitted,
  lectureCreated,
  lecturesOpened,
  lecturesReducer,
  uploadCancelled,
} from '../lectures.slice';
import { SeveralVideos } from './several-videos';
import { severalVideosSaga } from './several-videos.saga';
import { severalVideosReducer } from './several-videos.slice';

const logOuts: (() => void)[] = [];
// Ends uploads that a test has left open.
afterEach(() => logOuts.splice(0).forEach((logOut) => logOut()));

/** A server with a lecture for each title, up to `most`, that takes all videos. */
async function show(most = 300) {
  const uploads = fakeUploads();
  const lectures: { _id: string; lectureTitle: string }[] = [];
  const held = new Set<string>();
  const statusOf = (id: string) => ({
    [`GET /api/course/lecturestatus/${id}`]: () => ({
      upload: held.has(id)
        ? { uploadId: `of-${id}`, fileName: `${id}.mp4`, size: aVideo('').size, received: 0 }
        : null,
    }),
  });
  const ids = ['lecture-0', 'lecture-1', 'lecture-2', 'lecture-3'];
  fakeServer({
    'POST /api/course/createlecture/course-1': ({ body }) => {
      if (lectures.length >= most) return problem(409, 'TOO_MANY_LECTURES', 'It is full.');
      const { lectureTitle } = body as { lectureTitle: string };
      const lecture = aLecture({ _id: `lecture-${lectures.length}`, lectureTitle });
      lectures.push(lecture);
      return { status: 201, body: { lecture, lectures: [...lectures], outlineTag: 'tag' } };
    },
    'POST /api/uploads': ({ headers }) => {
      const [, told = ''] = /lectureId (\S+?),/.exec(headers.get('Upload-Metadata') ?? '') ?? [];
      held.add(atob(told));
      return { status: 201, body: null };
    },
    ...Object.assign({}, ...ids.map(statusOf)),
  });
  const sagas = () => untilGone(() => startAll(editLectureSaga, severalVideosSaga));
  const running = renderWithStore(<SeveralVideos courseId="course-1" />, sagas, {
    lectures: lecturesReducer,
    severalVideos: severalVideosReducer,
  });
  logOuts.push(() => running.store.dispatch(userGone()));
  await running.dispatch(lecturesOpened({ courseId: 'course-1' }));
  const choose = async (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, files, { applyAccept: false });
    await running.settle();
  };
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await running.settle();
  };
  const queued = () => running.store.getState().lectures.queued.map(({ lectureId }) => lectureId);
  return { ...running, uploads, lectures, choose, press, queued };
}

const three = [aVideo('1 Intro.mp4'), aVideo('2 Cameras.mp4'), aVideo('3 Reports.mp4')];

describe('Adding several videos', () => {
  it('shows which lectures they become, before anything is made', async () => {
    const { choose, lectures } = await show();
    await choose(...three, new File(['%PDF-1.7 slides'], 'slides.pdf'));
    expect(screen.getByRole('heading', { name: '3 lectures from these videos' })).toHaveFocus();
    const titles = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Intro/),
      expect.stringMatching(/^Cameras/),
      expect.stringMatching(/^Reports/),
    ]);
    expect(screen.getByText(/left out: slides\.pdf/)).toBeVisible();
    expect(lectures).toEqual([]);
  });

  it('says so when none is a video', async () => {
    const { choose } = await show();
    await choose(new File(['%PDF-1.7 slides'], 'slides.pdf'));
    expect(screen.getByRole('heading', { name: /None of these files/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Create and upload' })).toBeNull();
  });

  it('leaves all as it was when it is cancelled', async () => {
    const { choose, press, lectures } = await show();
    await choose(...three);
    await press('Cancel');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add videos' })).toHaveFocus();
    expect(lectures).toEqual([]);
  });

  it('makes the lectures in their order and sends two videos at a time', async () => {
    const { choose, press, lectures, uploads, queued } = await show();
    await choose(...three);
    await press('Create and upload');
    expect(lectures.map(({ lectureTitle }) => lectureTitle)).toEqual([
      'Intro',
      'Cameras',
      'Reports',
    ]);
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads.map(({ path }) => path)).toEqual([
      '/api/uploads/of-lecture-0',
      '/api/uploads/of-lecture-1',
    ]);
    expect(queued()).toEqual(['lecture-2']);
    expect(screen.getByRole('status')).toHaveTextContent('Uploaded: 0 of 3');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Add videos' })).toBeNull();
  });

  it('goes on with the lectures that a closed tab left without their videos', async () => {
    const { choose, press, lectures, uploads, dispatch } = await show();
    const left = aLecture({ _id: 'lecture-0', lectureTitle: 'Cameras', videoStatus: 'none' });
    lectures.push(left);
    await dispatch(lectureCreated({ courseId: 'course-1', lectures: [left], outlineTag: 'tag' }));
    await choose(...three.slice(0, 2));
    await press('Create and upload');
    expect(lectures.map(({ lectureTitle }) => lectureTitle)).toEqual(['Cameras', 'Intro']);
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads.map(({ path }) => path).toSorted()).toEqual([
      '/api/uploads/of-lecture-0',
      '/api/uploads/of-lecture-1',
    ]);
  });

  it('goes on with the next when one is refused, and says which', async () => {
    const { choose, press, uploads, settle, context } = await show();
    await choose(...three);
    await press('Create and upload');
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[0]?.answer(409, { code: 'UPLOAD_QUOTA_EXCEEDED', message: 'Your quota is used up.' });
    uploads[1]?.answer(413, { code: 'PAYLOAD_TOO_LARGE', message: 'Too large.' });
    await settle();
    await waitFor(() => expect(uploads).toHaveLength(3));
    expect(screen.getByText('Cameras: Too large.')).toBeVisible();
    expect(context.toasts).toEqual([]);
  });

  it('sends no more than has begun when the rest is cancelled', async () => {
    const { choose, press, uploads, queued, store, settle } = await show();
    await choose(...three);
    await press('Create and upload');
    await waitFor(() => expect(uploads).toHaveLength(2));
    await press('Cancel the rest');
    expect(queued()).toEqual([]);
    store.dispatch(uploadCancelled({ lectureId: 'lecture-0' }));
    store.dispatch(uploadCancelled({ lectureId: 'lecture-1' }));
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Uploaded: 0 of 3');
    expect(screen.getByRole('button', { name: 'Add videos' })).toBeEnabled();
    expect(uploads).toHaveLength(2);
  });

  it('leaves a lecture alone whose video was chosen by hand meanwhile', async () => {
    const { choose, press, uploads, queued, dispatch } = await show();
    await choose(...three);
    await press('Create and upload');
    await waitFor(() => expect(uploads).toHaveLength(2));
    const address = { courseId: 'course-1', lectureId: 'lecture-2' };
    await dispatch(editSubmitted({ ...address, edit: { videoUrl: aVideo('lecture-2.mp4') } }));
    expect(queued()).toEqual([]);
  });

  it('sends the videos of those that were made when the course is full', async () => {
    const { choose, press, uploads, context } = await show(1);
    await choose(...three);
    await press('Create and upload');
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(context.toasts).toEqual(['error: It is full.']);
    expect(screen.getByRole('status')).toHaveTextContent('Uploaded: 0 of 1');
  });
});
