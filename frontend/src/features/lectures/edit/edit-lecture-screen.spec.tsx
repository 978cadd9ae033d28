import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { put } from 'typed-redux-saga';
import { requestStarted, requestSucceeded } from '../../../shared/requests/requests.slice';
import { aLecture } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { EditLectureScreen } from './edit-lecture-screen';
import { lecturesSaga } from '../lectures.saga';
import {
  lectureRequests,
  lecturesOpened,
  lecturesReducer,
  lecturesRead,
  uploadMoved,
} from '../lectures.slice';
import { startPace } from '../upload/upload-pace';

const LECTURES = 'GET /api/course/getcourselecture/course-1';
const old = aLecture({ lectureTitle: 'The old title', isPreviewFree: true });
const now = { outlineTag: 'tag', courseTitle: 'Monitoring', lectures: [aLecture()] };

/** The screen of a lecture that an earlier visit left in the store. */
function open(answer: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({ [LECTURES]: answer, 'GET /api/course/captions/lecture-1': [] });
  return renderWithStore(
    <EditLectureScreen courseId="course-1" lectureId="lecture-1" />,
    function* () {
      yield* put(lecturesOpened({ courseId: 'course-1' }));
      yield* put(
        lecturesRead({
          courseId: 'course-1',
          outlineTag: 'tag',
          courseTitle: '',
          since: 0,
          lectures: [old],
        }),
      );
      yield* put(requestStarted(lectureRequests.open));
      yield* put(requestSucceeded(lectureRequests.open));
      yield* lecturesSaga();
    },
    { lectures: lecturesReducer },
  );
}

const title = () => screen.queryByLabelText<HTMLInputElement>('Lecture title');

describe('The screen of a lecture', () => {
  let log: { mockRestore: () => void };
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStorage.clear();
  });
  afterEach(() => log.mockRestore());

  it('has a form once the server has told how the lecture is now', async () => {
    const { settle } = open(now);
    expect(title()).toBeNull();
    await settle();
    expect(title()).toHaveValue('The first shift');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('does not ask for another file while that one is on its way', async () => {
    const failed = aLecture({ videoStatus: 'failed', failureReason: 'No video track.' });
    const { settle, dispatch } = open({ ...now, lectures: [failed] });
    await settle();
    expect(screen.getByText('No video track.')).toBeVisible();
    const pace = startPace('talk.mp4', 200, 0);
    await dispatch(uploadMoved({ lectureId: failed._id, pace }));
    expect(screen.queryByText('No video track.')).toBeNull();
  });

  it('has none while the server does not tell, and asks again when told to', async () => {
    const { settle } = open(problem(500, 'INTERNAL', 'Broken.'));
    await settle();
    expect(title()).toBeNull();
    fakeServer({ [LECTURES]: now });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(title()).toHaveValue('The first shift');
  });

  it('says so when the lecture is gone meanwhile', async () => {
    const { settle } = open(problem(404, 'NOT_FOUND', 'Gone.'));
    await settle();
    expect(title()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Lecture' })).toBeNull();
  });
});
