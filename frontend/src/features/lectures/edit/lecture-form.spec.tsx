import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { takeEvery } from 'typed-redux-saga';
import { localFailure, type Failure } from '../../../shared/api/api-error';
import type { LectureStatus } from '../../../shared/api/types';
import {
  requestFailed,
  requestStarted,
  requestSucceeded,
} from '../../../shared/requests/requests.slice';
import { aLecture } from '../../../shared/testing/builders';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { LectureForm } from './lecture-form';
import {
  editSubmitted,
  lectureRequests,
  lecturesReducer,
  statusRead,
  uploadEnded,
  uploadMoved,
} from '../lectures.slice';
import type { OpenUpload } from '../upload/upload-file';
import { startPace } from '../upload/upload-pace';

const lecture = aLecture();
const aStatus: LectureStatus = {
  _id: lecture._id,
  videoStatus: 'none',
  percent: 0,
  isPlayable: false,
  queuePlace: null,
  renditions: [],
  failureReason: null,
  upload: null,
};
const empty: Failure = {
  ...localFailure('The file is empty. Please choose another one.'),
  code: 'UNPLAYABLE_VIDEO',
};
const held: OpenUpload = { uploadId: 'upload-1', fileName: 'other.mp4', size: 200, received: 50 };

async function chooseVideo(held?: OpenUpload) {
  const sent: unknown[] = [];
  const { store, settle, dispatch } = renderWithStore(
    <Routes>
      <Route
        path="/edit"
        element={
          <>
            <LectureForm courseId="course-1" lecture={lecture} />
            <Link to="/lectures">The lectures</Link>
          </>
        }
      />
      <Route path="/lectures" element={<p>All of them</p>} />
    </Routes>,
    function* () {
      yield* takeEvery(editSubmitted.type, (action: ReturnType<typeof editSubmitted>) => {
        const { videoUrl, ...texts } = action.payload.edit;
        sent.push(videoUrl?.name ?? texts);
      });
    },
    { lectures: lecturesReducer },
    '/edit',
  );
  if (held) act(() => void store.dispatch(statusRead({ ...aStatus, upload: held })));
  const video = new File(['moving pictures'], 'talk.mp4', { type: 'video/mp4' });
  await userEvent.upload(screen.getByLabelText(/^Video/), video);
  return {
    sent,
    dispatch,
    update: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Update Lecture' }));
      await settle();
    },
    begin: () => {
      const pace = startPace(video.name, video.size, 0);
      act(() => void store.dispatch(uploadMoved({ lectureId: lecture._id, pace })));
    },
    end: () => act(() => void store.dispatch(uploadEnded(lecture._id))),
    leave: () => userEvent.click(screen.getByRole('link', { name: 'The lectures' })),
  };
}

describe('The form of a lecture', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks before a chosen video is left behind', async () => {
    const { leave } = await chooseVideo();
    await leave();
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('lets people look around while the video is on its way', async () => {
    const { begin, leave } = await chooseVideo();
    begin();
    await leave();
    expect(screen.getByText('All of them')).toBeVisible();
  });

  it('keeps the focus on its button from the press to the end of the upload', async () => {
    const request = lectureRequests.edit(lecture._id);
    const { begin, dispatch, end, update } = await chooseVideo();
    await update();
    await dispatch(requestStarted(request));
    begin();
    expect(screen.getByRole('button', { name: 'Update Lecture' })).toBeDisabled();
    await dispatch(requestSucceeded(request));
    end();
    expect(screen.getByRole('button', { name: 'Update Lecture' })).toHaveFocus();
  });

  it('says beside the field what is wrong with the file', async () => {
    const request = lectureRequests.edit(lecture._id);
    const { dispatch, update } = await chooseVideo();
    await update();
    await dispatch(requestStarted(request));
    await dispatch(requestFailed({ name: request, failure: empty }));
    const field = screen.getByLabelText(/^Video/);
    expect(field).toHaveAccessibleDescription(/The file is empty/);
    expect(field).toHaveFocus();
  });

  it('keeps a video that was chosen while the title was being saved', async () => {
    const request = lectureRequests.edit(lecture._id);
    const { dispatch } = await chooseVideo();
    await dispatch(requestStarted(request));
    await dispatch(requestSucceeded(request));
    expect(screen.getByText(/talk\.mp4/)).toBeInTheDocument();
  });

  it('sends what was changed in it, once', async () => {
    const request = lectureRequests.edit(lecture._id);
    const { update, sent, dispatch } = await chooseVideo();
    await update();
    await dispatch(requestStarted(request));
    await dispatch(requestSucceeded(request));
    await userEvent.click(screen.getByRole('checkbox', { name: /free preview/ }));
    await update();
    await dispatch(requestStarted(request));
    await dispatch(requestSucceeded(request));
    await userEvent.type(screen.getByLabelText('Lecture title'), ' anew');
    await update();
    expect(sent).toEqual([
      'talk.mp4',
      { isPreviewFree: true },
      { lectureTitle: 'The first shift anew' },
    ]);
  });

  it('asks before another file takes the place of an unfinished upload', async () => {
    const { update, sent } = await chooseVideo(held);
    await update();
    const question = screen.getByRole('alertdialog', { name: 'Start over with another file?' });
    expect(question).toHaveTextContent('25 % of other.mp4');
    expect(screen.getByRole('button', { name: 'Keep what has arrived' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep what has arrived' }));
    expect(question).not.toBeVisible();
    expect(sent).toEqual([]);
    await update();
    await userEvent.click(screen.getByRole('button', { name: 'Send the other file' }));
    expect(sent).toEqual(['talk.mp4']);
    expect(question).not.toBeVisible();
  });

  it('asks nothing when the same file goes on', async () => {
    const { update, sent } = await chooseVideo({ ...held, fileName: 'talk.mp4', size: 15 });
    await update();
    expect(sent).toEqual(['talk.mp4']);
  });
});
