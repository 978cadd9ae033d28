import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { put } from 'typed-redux-saga';
import type { CourseInProgress } from '../../shared/api/types';
import { startAll } from '../../shared/sagas/watchers';
import { userReceived } from '../../shared/session/session.slice';
import { anEnrolledCourse, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { EnrolledCourses } from './enrolled-courses';
import { learningSaga } from './learning.saga';
import { learningReducer } from './learning.slice';

const OVERVIEW = 'GET /api/learning/progress';
const TITLES = ['Cámaras', 'Networks', 'Reports', 'Alarms', 'Doors', 'Radios', 'Night shifts'];

const inCourse = (index: number, changes: Partial<CourseInProgress> = {}) => ({
  courseId: `course-${index}`,
  title: TITLES[index],
  creatorName: 'Meera Iyer',
  state: 'in_progress',
  percent: 50,
  lecturesDone: 1,
  lecturesTotal: 2,
  certificate: null,
  accessState: 'active',
  ...changes,
});

async function show(titles: readonly string[], ...entries: object[]) {
  return showAnswered(titles, { [OVERVIEW]: { courses: entries } });
}

async function showAnswered(titles: readonly string[], routes: Parameters<typeof fakeServer>[0]) {
  fakeServer(routes);
  const enrolledCourses = titles.map((title, index) =>
    anEnrolledCourse({ _id: `course-${index}`, title }),
  );
  const running = renderWithStore(
    <EnrolledCourses />,
    function* () {
      yield* startAll(learningSaga);
      yield* put(userReceived(aUser({ enrolledCourses })));
    },
    { learning: learningReducer },
  );
  await running.settle();
  return running;
}

const all = () => TITLES.map((_, index) => inCourse(index));
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search your courses' });

describe('The enrolled courses', () => {
  it('are found by a word of the title, whatever its accents and case', async () => {
    await show(TITLES, ...all());
    await userEvent.type(search(), 'CAMÁR');
    expect(shown()).toEqual(['Cámaras']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'shifts camaras');
    expect(shown()).toEqual([]);
    await userEvent.clear(search());
    await userEvent.type(search(), 'shifts night');
    expect(shown()).toEqual(['Night shifts']);
  });

  it('are found by the name of the educator', async () => {
    await show(TITLES, ...all().slice(1), inCourse(0, { creatorName: 'Zoë Roy' }));
    await userEvent.type(search(), 'zoe');
    expect(shown()).toEqual(['Cámaras']);
  });

  it('say how many of them are shown', async () => {
    await show(TITLES, ...all());
    await userEvent.type(search(), 'r');
    expect(screen.getByText('7 of 7 courses')).toBeVisible();
    await userEvent.type(search(), 'ad');
    expect(screen.getByText('1 of 7 courses')).toBeVisible();
  });

  it('are all there again by a button, where none was found', async () => {
    await show(TITLES, ...all());
    await userEvent.type(search(), 'knitting');
    await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
    expect(shown()).toHaveLength(7);
    expect(search()).toHaveFocus();
  });

  it('are found by eye while they are few', async () => {
    await show(TITLES.slice(0, 6), ...all().slice(0, 6));
    expect(shown()).toHaveLength(6);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('lead to the certificate of one that is completed', async () => {
    const certificate = {
      number: '7K3M-9QXT-V2HD',
      issuedAt: '2026-11-21T06:30:00.000Z',
      verifyUrl: '/verify/7K3M-9QXT-V2HD',
      pdfUrl: '/api/certificate/7K3M-9QXT-V2HD/pdf',
    };
    await show(TITLES.slice(0, 2), inCourse(0, { state: 'completed', certificate }), inCourse(1));
    const links = screen.getAllByRole('link', { name: /^View certificate/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([certificate.verifyUrl]);
    expect(links[0]).toHaveAccessibleName('View certificate: Cámaras');
  });

  it('say that the progress is missing, and ask for it again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [problem(500, 'INTERNAL', 'Broken.'), { courses: [inCourse(0)] }];
    const { settle } = await showAnswered(['Doors'], { [OVERVIEW]: () => answers.shift() ?? null });
    expect(screen.getByText('Your progress could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByText('Your progress could not be loaded.')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    log.mockRestore();
  });
});
