import { describe, expect, it } from '@jest/globals';
import { learnerEnrolled } from '../../shared/facts';
import { selectUser } from '../../shared/session/session.selectors';
import { userReceived } from '../../shared/session/session.slice';
import { anEnrolledCourse, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { wayToGoOn } from './go-on';
import { learningSaga } from './learning.saga';
import { goalChosen, learningReducer, overviewRequested, watched } from './learning.slice';

const WATCH = 'POST /api/learning/watch';
const message = { intervals: [{ lectureId: 'lecture-1', from: 0, to: 10 }] };
const stored = { courseId: 'course-1', percent: 0, completed: false, creditedSeconds: 10 };
const start = () => runSaga(learningSaga, { learning: learningReducer });

const aShelfCourse = (courseId: string, accessState: string) => ({
  ...{ courseId, accessState },
  ...{ title: 'Monitoring', thumbnail: null, category: 'Ethical Hacking', level: null },
});

describe('The shelf', () => {
  const owned = (state: Parameters<typeof selectUser>[0]) =>
    selectUser(state)?.enrolledCourses.map(({ _id }) => _id);

  it('follows what was bought and given back on other devices', async () => {
    const courses = [aShelfCourse('course-1', 'active'), aShelfCourse('course-2', 'refunded')];
    fakeServer({ 'GET /api/learning/progress': { courses } });
    const { store, dispatch } = start();
    await dispatch(
      userReceived(aUser({ enrolledCourses: [anEnrolledCourse({ _id: 'course-2' })] })),
    );
    await dispatch(overviewRequested());
    expect(owned(store.getState())).toEqual(['course-1']);
  });

  it('lets go of a course that the server does not name any more', async () => {
    fakeServer({ 'GET /api/learning/progress': { courses: [] } });
    const { store, dispatch } = start();
    await dispatch(userReceived(aUser({ enrolledCourses: [anEnrolledCourse()] })));
    await dispatch(overviewRequested());
    expect(owned(store.getState())).toEqual([]);
  });

  it('keeps what was bought while it was asked for', async () => {
    const answer = Promise.withResolvers<{ courses: object[] }>();
    fakeServer({ 'GET /api/learning/progress': () => answer.promise });
    const { store, dispatch, settle } = start();
    await dispatch(userReceived(aUser()));
    await dispatch(overviewRequested());
    await dispatch(learnerEnrolled(anEnrolledCourse()));
    answer.resolve({ courses: [aShelfCourse('course-1', 'refunded')] });
    await settle();
    expect(owned(store.getState())).toEqual(['course-1']);
  });
});

describe('The weekly goal', () => {
  it("toasts the server's message when it cannot be set", async () => {
    fakeServer({ 'PUT /api/learning/goal': problem(400, 'VALIDATION_FAILED', 'Too much.') });
    const { context, dispatch } = start();
    await dispatch(goalChosen(9999));
    expect(context.toasts).toEqual(['error: Too much.']);
  });
});

describe('What the home page offers to go on with', () => {
  it('is no course that was finished since the progress was loaded', async () => {
    const enrolledCourses = ['course-1', 'course-2'].map((_id) => anEnrolledCourse({ _id }));
    const user = aUser({ enrolledCourses });
    const courses = enrolledCourses.map(({ _id }) => ({
      ...aShelfCourse(_id, 'open'),
      state: _id === 'course-1' ? 'in_progress' : 'not_started',
    }));
    fakeServer({
      'GET /api/learning/progress': { courses },
      [WATCH]: { ...stored, completed: true, lectures: [] },
    });
    const { store, dispatch } = start();
    store.dispatch(userReceived(user));
    await dispatch(overviewRequested());
    expect(wayToGoOn(user)?.to).toBe('/viewlecture/course-1');
    await dispatch(watched({ courseId: 'course-1', message }));
    expect(wayToGoOn(user)?.to).toBe('/viewlecture/course-2');
    localStorage.clear();
  });
});
