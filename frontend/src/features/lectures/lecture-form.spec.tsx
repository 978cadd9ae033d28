import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { aLecture } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { LectureForm } from './lecture-form';
import { lecturesReducer, uploadMoved } from './lectures.slice';
import { startPace } from './upload-pace';

const lecture = aLecture();

function* nothing() {}

async function chooseVideo() {
  const { store } = renderWithStore(
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
    nothing,
    { lectures: lecturesReducer },
    '/edit',
  );
  const video = new File(['moving pictures'], 'talk.mp4', { type: 'video/mp4' });
  await userEvent.upload(screen.getByLabelText(/^Video/), video);
  return {
    begin: () => {
      const pace = startPace(video.name, video.size, 0);
      act(() => void store.dispatch(uploadMoved({ lectureId: lecture._id, pace })));
    },
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
});
