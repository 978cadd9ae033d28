import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { learningSaga } from '../learning.saga';
import { learningReducer } from '../learning.slice';
import { LectureStrip } from './lecture-strip';

/** A lecture of 100 seconds. */
async function show(watched: [number, number][]) {
  const lecture = { lectureId: 'lecture-1', lectureTitle: 'Night work', done: false, watched };
  fakeServer({
    'GET /api/learning/progress/course-1': {
      courseId: 'course-1',
      lectures: [{ ...lecture, durationSeconds: 100 }],
    },
  });
  const strip = <LectureStrip courseId="course-1" />;
  const { settle } = renderWithStore(strip, learningSaga, { learning: learningReducer });
  await settle();
}

const missed = () =>
  within(screen.getByRole('list', { name: 'Not watched yet: Night work' })).getAllByRole('link');

it('The parts of a lecture that were not watched are named, with the way to them', async () => {
  await show([
    [0, 30],
    [40, 90],
  ]);
  expect(screen.getByRole('img', { name: '80 % watched' })).toBeVisible();
  expect(missed().map(({ textContent }) => textContent)).toEqual(['0:30 – 0:40', '1:30 – 1:40']);
  const way = '/viewlecture/course-1?lecture=lecture-1&t=30';
  expect(missed()[0]).toHaveAttribute('href', way);
});

it('Nothing is said to be watched further than it is', async () => {
  await show([[0, 89.6]]);
  expect(screen.getByRole('img', { name: '89 % watched' })).toBeVisible();
});

it('Of many parts the first few are named, until the others are asked for', async () => {
  await show([0, 10, 20, 30, 40, 50, 60].map((from) => [from, from + 5]));
  expect(missed()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(missed()).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(missed()).toHaveLength(4);
});

it('Of a lecture that nobody has begun its title is the way', async () => {
  await show([]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1. Night work',
  ]);
});
