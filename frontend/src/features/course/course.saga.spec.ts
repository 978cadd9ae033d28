import { describe, expect, it, jest } from '@jest/globals';
import { learnerEnrolled } from '../../shared/facts';
import { selectIsEnrolled } from '../../shared/session/session.selectors';
import { userReceived } from '../../shared/session/session.slice';
import { aCourse, aCourseDetail, anEnrolledCourse, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { courseSaga } from './course.saga';
import { courseReceived, courseReducer, courseRequested, selectCourse } from './course.slice';

const COURSE = 'GET /api/course/getcourse/course-1';

async function open(enrolledStudents: string[], viewer = aUser()) {
  fakeServer({ [COURSE]: aCourse({ enrolledStudents }) });
  const { store, dispatch } = runSaga(courseSaga, { course: courseReducer });
  await dispatch(userReceived(viewer));
  await dispatch(courseRequested('course-1'));
  return store.getState();
}

describe('The page of a course', () => {
  it('has the course, which nobody owns by looking at it', async () => {
    const state = await open(['somebody else']);
    expect(selectCourse('course-1')(state)).not.toBeNull();
    expect(selectIsEnrolled('course-1')(state)).toBe(false);
  });

  it('hears that it was bought on another device', async () => {
    expect(selectIsEnrolled('course-1')(await open([aUser()._id]))).toBe(true);
  });

  it('hears that it was given back on another device', async () => {
    const learner = aUser({ enrolledCourses: [anEnrolledCourse()] });
    expect(selectIsEnrolled('course-1')(await open([], learner))).toBe(false);
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
