import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import type { LectureProgress } from '../../shared/api/types';
import { userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { selectCourseProgress } from './learning.selectors';
import { courseProgressReceived, learningReducer, watchStored } from './learning.slice';
import { MarkDone } from './mark-done';
import { watchingSaga } from './watching.saga';

const courseId = 'course-1';
const lecture: LectureProgress = {
  lectureId: 'lecture-1',
  durationSeconds: null,
  watchedSeconds: 0,
  positionSeconds: 0,
  done: false,
  watched: [],
};
const stored = { courseId, percent: 0, completed: false, lectures: [{ ...lecture, done: true }] };

function Page() {
  const [progress] = useSelector(selectCourseProgress(courseId))?.lectures ?? [];
  return progress && <MarkDone courseId={courseId} progress={progress} />;
}

async function show(answer: () => object = () => ({ ...stored, creditedSeconds: 0 })) {
  fakeServer({ 'POST /api/learning/watch': () => answer() as never });
  const running = renderWithStore(<Page />, watchingSaga, { learning: learningReducer });
  await running.dispatch(userReceived(aUser({ _id: 'user-6' })));
  const lectures = [{ ...lecture, lectureTitle: 'The first shift' }];
  const open = { lastLectureId: null, certificate: null, certificateWithdrawn: false, lectures };
  await running.dispatch(courseProgressReceived({ ...stored, ...open }));
  return running;
}

const region = () => screen.getByRole('status');

describe('A lecture that is done', () => {
  it('is said in a region that stood there before, so that it is read out', async () => {
    const { dispatch } = await show();
    const empty = region();
    expect(empty).toBeEmptyDOMElement();
    await dispatch(watchStored(stored));
    expect(region()).toBe(empty);
    expect(empty).toHaveTextContent('Done');
  });

  it('takes the focus of the button that said so', async () => {
    await show();
    screen.getByRole('button', { name: 'Mark as done' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region()).toHaveTextContent('Done'));
    expect(region()).toHaveFocus();
  });

  it('says that it waits on this device while the server cannot be reached, and is done once it could be', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let away = true;
    const { dispatch } = await show(() =>
      away ? problem(503, 'UNAVAILABLE', 'Busy.') : { ...stored, creditedSeconds: 0 },
    );
    await dispatch(userReceived(aUser({ _id: 'user-5' })));
    screen.getByRole('button', { name: 'Mark as done' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region()).toHaveTextContent('Kept on this device'));
    expect(region()).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(region()).toHaveTextContent('Done'));
    log.mockRestore();
  });

  it('takes it of nobody who watched to the end', async () => {
    const { dispatch } = await show();
    await dispatch(watchStored(stored));
    expect(document.body).toHaveFocus();
  });
});
