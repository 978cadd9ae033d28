import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { aLecture } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { LectureList } from './lecture-list';
import { selectLectures } from './lectures.selectors';
import { lectureCreated, lecturesOpened, lecturesReducer } from './lectures.slice';

function* nothing() {}

function OpenList() {
  return <LectureList courseId="course-1" lectures={useSelector(selectLectures)} />;
}

async function show() {
  const running = renderWithStore(<OpenList />, nothing, { lectures: lecturesReducer });
  const lectures = [
    aLecture({ _id: 'a', lectureTitle: 'First' }),
    aLecture({
      _id: 'b',
      lectureTitle: 'Second',
      videoStatus: 'failed',
      failureReason: 'No video.',
    }),
  ];
  await act(async () => {
    running.store.dispatch(lecturesOpened({ courseId: 'course-1' }));
    running.store.dispatch(lectureCreated({ courseId: 'course-1', lectures }));
  });
}

describe('The list of lectures', () => {
  it('numbers them and says what became of their videos', async () => {
    await show();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('1FirstNo video');
    expect(second).toHaveTextContent('2SecondFailedNo video.');
  });

  it('leads to where a lecture is edited', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Edit Second' })).toHaveAttribute(
      'href',
      '/editlecture/course-1/b',
    );
  });

  it('moves a lecture by keyboard and keeps the focus with it', async () => {
    await show();
    screen.getByRole('button', { name: 'Move First down' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('First');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move First down' })).toHaveFocus(),
    );
  });

  it('lets the last one move no further', async () => {
    await show();
    const down = screen.getByRole('button', { name: 'Move Second down' });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(down);
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Second');
  });
});
