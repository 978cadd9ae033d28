import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Course, Review } from '../../shared/api/types';
import { courseStale, learnerEnrolled, reviewGiven } from '../../shared/facts';
import { selectIsEnrolled } from '../../shared/session/session.selectors';
import { userReceived } from '../../shared/session/session.slice';
import {
  aCourse,
  aCourseDetail,
  anEnrolledCourse,
  aReview,
  aUser,
} from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { courseSaga } from './course.saga';
import { courseReceived, courseReducer, courseRequested, selectCourse } from './course.slice';

const COURSE = 'GET /api/course/getcourse/course-1';

async function open(changes: Partial<Course>, viewer = aUser()) {
  fakeServer({ [COURSE]: aCourse(changes) });
  const { store, dispatch } = runSaga(courseSaga, { course: courseReducer });
  await dispatch(userReceived(viewer));
  await dispatch(courseRequested('course-1'));
  return store;
}

describe('The number of reviews', () => {
  const [newest, older] = [
    aReview({ _id: 'newest', createdAt: '2026-11-20T10:00:00.000Z' }),
    aReview({ _id: 'older', createdAt: '2026-11-19T10:00:00.000Z' }),
  ];
  const countAfter = async (given: Partial<Review>) => {
    const store = await open({ reviews: [newest, older], reviewCount: 90 });
    store.dispatch(reviewGiven(aReview(given)));
    return selectCourse('course-1')(store.getState())?.reviewCount;
  };

  it('grows with a new one', async () => {
    expect(await countAfter({ _id: 'new', createdAt: '2026-11-21T10:00:00.000Z' })).toBe(91);
  });

  it.each([
    ['shown', { ...older, rating: 1 }],
    ['beyond those shown', { _id: 'oldest', createdAt: '2025-01-01T10:00:00.000Z' }],
  ])('stays when somebody changes one that is %s', async (_, given) => {
    expect(await countAfter(given)).toBe(90);
  });
});

describe('The page of a course', () => {
  it('has the course, which nobody owns by looking at it', async () => {
    const state = (await open({ enrolledStudents: ['somebody else'] })).getState();
    expect(selectCourse('course-1')(state)).not.toBeNull();
    expect(selectIsEnrolled('course-1')(state)).toBe(false);
  });

  it('hears that it was bought on another device', async () => {
    const store = await open({ enrolledStudents: [aUser()._id] });
    expect(selectIsEnrolled('course-1')(store.getState())).toBe(true);
  });

  it('hears that it was given back on another device', async () => {
    const learner = aUser({ enrolledCourses: [anEnrolledCourse()] });
    const store = await open({ enrolledStudents: [] }, learner);
    expect(selectIsEnrolled('course-1')(store.getState())).toBe(false);
  });

  it('keeps what was bought while it was asked for', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aCourse>>();
    fakeServer({ [COURSE]: () => answer.promise });
    const { store, dispatch, settle } = runSaga(courseSaga, { course: courseReducer });
    await dispatch(userReceived(aUser()));
    await dispatch(courseRequested('course-1'));
    await dispatch(learnerEnrolled(anEnrolledCourse()));
    answer.resolve(aCourse());
    await settle();
    expect(selectIsEnrolled('course-1')(store.getState())).toBe(true);
  });

  it('is asked for again once it could not be bought, whichever way it is gone', async () => {
    const store = await open({});
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = fakeServer({ [COURSE]: problem(404, 'COURSE_NOT_FOUND', 'No.') });
    store.dispatch(courseStale({ courseId: 'course-2' }));
    expect(calls).toEqual([]);
    store.dispatch(courseStale({ courseId: 'course-1' }));
    await waitFor(() => expect(selectCourse('course-1')(store.getState())).toBeNull());
    log.mockRestore();
  });

  it.each([
    ['is over once the server says that the course is gone', 404, false],
    ['stays while the server is in trouble', 500, true],
  ])('%s', async (_, status, isThere) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ [COURSE]: problem(status, 'TROUBLE', 'No.') });
    const { store, dispatch } = runSaga(courseSaga, { course: courseReducer });
    await dispatch(courseReceived(aCourseDetail()));
    await dispatch(courseRequested('course-1'));
    expect(selectCourse('course-1')(store.getState()) !== null).toBe(isThere);
    log.mockRestore();
  });
});
