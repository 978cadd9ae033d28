import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Saga } from 'redux-saga';
import { put } from 'typed-redux-saga';
import { courseSaga } from '../../../features/course/course.saga';
import { courseReducer } from '../../../features/course/course.slice';
import { learningSaga } from '../../../features/learning/learning.saga';
import {
  courseProgressReceived,
  courseProgressRequested,
  learningReducer,
} from '../../../features/learning/learning.slice';
import type { CourseProgress } from '../../../shared/api/types';
import { startAll } from '../../../shared/sagas/watchers';
import { userReceived } from '../../../shared/session/session.slice';
import { aCourse, aCourseDetail, aLecture, aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { useLecturePage } from './use-lecture-page';

const PROGRESS = 'GET /api/learning/progress/course-1';
const { _id, title, thumbnail, category, level } = aCourse();
const learner = aUser({ enrolledCourses: [{ _id, title, thumbnail, category, level }] });

const stoppedAt = (positionSeconds: number) =>
  ({
    courseId: 'course-1',
    lectures: [{ lectureId: 'lecture-1', positionSeconds, watched: [] }],
  }) as unknown as CourseProgress & Record<string, unknown>;

function Page() {
  const { ready, progress } = useLecturePage();
  return <p>{ready ? `goes on at ${progress.get('lecture-1')?.positionSeconds}` : 'waits'}</p>;
}

function show(Part: ComponentType, { query = '', saga = courseSaga as Saga } = {}) {
  return renderWithStore(
    <Routes>
      <Route path="/viewlecture/:courseId" element={<Part />} />
    </Routes>,
    saga,
    { course: courseReducer, learning: learningReducer },
    `/viewlecture/course-1${query}`,
  );
}

/** The page of a course with progress from an earlier visit in the store. */
function open(progress: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({
    'GET /api/course/getpublishedcoures': [],
    'GET /api/course/getcourse/course-1': aCourse({ enrolledStudents: [learner._id] }),
    [PROGRESS]: progress,
  });
  return show(Page, {
    saga: function* () {
      yield* startAll(courseSaga, learningSaga);
      yield* put(userReceived(learner));
      yield* put(courseProgressReceived(stoppedAt(10)));
    },
  });
}

describe('The page of a lecture', () => {
  it('goes on where the server says, not where an earlier visit ended', async () => {
    const { settle } = open(stoppedAt(720));
    expect(screen.getByText('waits')).toBeVisible();
    await settle();
    expect(screen.getByText('goes on at 720')).toBeVisible();
  });

  it('goes on where the earlier visit ended when the server does not say', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { settle } = open(problem(500, 'INTERNAL', 'Broken.'));
    await settle();
    expect(screen.getByText('goes on at 10')).toBeVisible();
    log.mockRestore();
  });

  it('stays while its progress is asked for once more', async () => {
    const { store, settle } = open(stoppedAt(720));
    await settle();
    act(() => void store.dispatch(courseProgressRequested('course-1')));
    expect(screen.getByText('goes on at 720')).toBeVisible();
    await settle();
    expect(screen.getByText('goes on at 720')).toBeVisible();
  });
});

describe('A lecture in preparation', () => {
  const lectures = (videoUrl: string | null) => [
    aLecture({ videoUrl, videoStatus: videoUrl ? 'ready' : 'processing' }),
  ];
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  function Preparation() {
    const { lecture } = useLecturePage();
    return <p>{lecture?.videoUrl ? 'plays' : 'waits'}</p>;
  }

  it('is asked for again after an answer, however long that takes', async () => {
    jest.useFakeTimers();
    const slow = Promise.withResolvers<ReturnType<typeof aCourseDetail>>();
    const answers = [aCourseDetail({ lectures: lectures(null) }), slow.promise];
    const calls = fakeServer({
      'GET /api/course/getcourse/course-1': async () => ({ ...(await answers.shift()) }),
    });
    show(Preparation);
    await wait(1);
    await wait(20_000);
    expect([calls.length, screen.getByText(/plays|waits/).textContent]).toEqual([2, 'waits']);
    slow.resolve(aCourseDetail({ lectures: lectures('/media/1') }));
    await wait(1);
    expect(screen.getByText('plays')).toBeVisible();
    await wait(20_000);
    expect(calls).toHaveLength(2);
    jest.useRealTimers();
  });
});

describe('What comes before and after a lecture', () => {
  const ready = { videoStatus: 'ready', videoUrl: '/media/1' } as const;
  const course = aCourseDetail({
    lectures: [
      aLecture({ _id: 'one', lectureTitle: 'One', ...ready }),
      aLecture({ _id: 'failed', videoStatus: 'failed' }),
      aLecture({ _id: 'none' }),
      aLecture({ _id: 'locked', videoStatus: 'ready', locked: true }),
      aLecture({ _id: 'last', lectureTitle: 'Last', ...ready }),
      aLecture({ _id: 'after', videoStatus: 'processing' }),
    ],
  });

  function Neighbors() {
    const { previous, next } = useLecturePage();
    return <p>{`from ${previous?.lectureTitle} to ${next?.lectureTitle}`}</p>;
  }

  it.each([
    ['one', 'from undefined to Last'],
    ['failed', 'from One to Last'],
    ['last', 'from One to undefined'],
    ['gone', 'from undefined to undefined'],
  ])('is what can be played, beside "%s"', async (lecture, neighbors) => {
    fakeServer({ 'GET /api/course/getcourse/course-1': { ...course } });
    const { settle } = show(Neighbors, { query: `?lecture=${lecture}` });
    await settle();
    expect(screen.getByText(/^from/)).toHaveTextContent(neighbors);
  });
});

describe('The lecture that is shown when none was asked for', () => {
  const paid = aLecture({ _id: 'paid', lectureTitle: 'Paid', locked: true });
  const free = aLecture({ _id: 'free', lectureTitle: 'Free' });

  function Shown() {
    return <p>{`shows ${useLecturePage().lecture?.lectureTitle}`}</p>;
  }

  it.each([
    ['is the first that is not locked', [paid, free], 'shows Free'],
    ['is the first where all are', [paid, { ...paid, _id: 'more' }], 'shows Paid'],
  ])('%s', async (_what, lectures, shown) => {
    fakeServer({ 'GET /api/course/getcourse/course-1': { ...aCourseDetail({ lectures }) } });
    const { settle } = show(Shown);
    await settle();
    expect(screen.getByText(/^shows/)).toHaveTextContent(shown);
  });
});
