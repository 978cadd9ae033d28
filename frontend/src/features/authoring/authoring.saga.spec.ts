import { describe, expect, it } from '@jest/globals';
import { keepDraft, restoreDraft } from '../../shared/forms/drafts';
import { aCourse } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { fakeUploads } from '../../shared/testing/fake-uploads';
import { runSaga } from '../../shared/testing/saga-runner';
import { authoringSaga } from './authoring.saga';
import {
  authoringReducer,
  createSubmitted,
  editSubmitted,
  removeConfirmed,
  type CourseEdit,
} from './authoring.slice';
import { draftOf } from './course-values';

const start = () => runSaga(authoringSaga, { authoring: authoringReducer });

const edit: CourseEdit = {
  title: 'Night shifts',
  subTitle: '',
  description: '',
  category: 'Others',
  level: '',
  price: 499,
  thumbnail: null,
  isPublished: true,
  version: 3,
};

describe('Creating a course', () => {
  it('sends what was typed, says so and shows the list', async () => {
    const calls = fakeServer({ 'POST /api/course/create': { course: aCourse() } });
    const { context, dispatch } = start();
    await dispatch(createSubmitted({ title: 'Night shifts', category: 'Others' }));
    expect(calls[0]?.body).toEqual({ title: 'Night shifts', category: 'Others' });
    expect(context.toasts).toEqual(['success: Course Created']);
    expect(context.visited).toEqual(['/courses']);
  });

  it('makes no second one for whoever presses again after a lost answer', async () => {
    const lost = problem(503, 'UNAVAILABLE', 'Busy.');
    const calls = fakeServer({ 'POST /api/course/create': lost });
    const { dispatch } = start();
    const again = createSubmitted({ title: 'Pressed twice', category: 'Others' });
    await dispatch(again);
    await dispatch(again);
    const [first, second] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('leaves it to the server to refuse an empty form', async () => {
    const message = 'Title is required.';
    fakeServer({ 'POST /api/course/create': problem(400, 'VALIDATION_FAILED', message) });
    const { context, dispatch } = start();
    await dispatch(createSubmitted({ title: '', category: '' }));
    expect(context.toasts).toEqual([`error: ${message}`]);
    expect(context.visited).toEqual([]);
  });
});

describe('Saving a course', () => {
  const save = async () => {
    const uploads = fakeUploads();
    const running = start();
    await running.dispatch(editSubmitted({ courseId: 'course-1', edit }));
    return { ...running, upload: uploads[0] };
  };

  it('sends every field and the version that was read', async () => {
    const { upload } = await save();
    expect(upload?.path).toBe('/api/course/editcourse/course-1');
    expect(upload?.fields).toMatchObject({ price: '499', isPublished: 'true', version: '3' });
  });

  it('says so and shows the list', async () => {
    const { upload, context, settle } = await save();
    upload?.answer(200, aCourse());
    await settle();
    expect(context.toasts).toEqual(['success: Course Updated']);
    expect(context.visited).toEqual(['/courses']);
  });

  it('calls nobody back who has gone elsewhere, and keeps no draft of what is saved', async () => {
    keepDraft(draftOf(aCourse()), { title: 'Night shifts', version: 3 }, 'local');
    const { upload, context, settle } = await save();
    window.history.pushState(null, '', '/dashboard');
    upload?.answer(200, aCourse());
    await settle();
    expect(context.toasts).toEqual(['success: Course Updated']);
    expect(context.visited).toEqual([]);
    expect(restoreDraft(draftOf(aCourse()), {}, 'local')).toEqual({});
  });

  it("shows the server's message when it refuses", async () => {
    const { upload, context, settle } = await save();
    upload?.answer(400, problem(400, 'VALIDATION_FAILED', 'The price is too high.').body);
    await settle();
    expect(context.toasts).toEqual(['error: The price is too high.']);
  });

  it('falls back to a fixed text when no message came', async () => {
    const { upload, context, settle } = await save();
    upload?.breakConnection();
    await settle();
    expect(context.toasts).toEqual(['error: Something went wrong']);
  });

  it('reads the course again when it was changed elsewhere', async () => {
    fakeServer({ 'GET /api/course/getcourse/course-1': aCourse({ version: 4 }) });
    const { store, upload, settle } = await save();
    upload?.answer(409, problem(409, 'STALE_VERSION', 'This course was changed elsewhere.').body);
    await settle();
    expect(store.getState().authoring.course?.version).toBe(4);
  });
});

describe('Saving once more after a lost answer', () => {
  const stale = problem(409, 'STALE_VERSION', 'This course was changed elsewhere.');
  const { title, subTitle, description, isPublished } = edit;
  const texts = { title, subTitle, description, category: 'Others' as const, level: null };
  const saved = { ...texts, price: 499, isPublished, version: 4 };

  async function saveAgain(now: Partial<typeof saved>) {
    const uploads = fakeUploads();
    fakeServer({ 'GET /api/course/getcourse/course-1': aCourse({ ...saved, ...now }) });
    const { context, dispatch, settle } = start();
    await dispatch(editSubmitted({ courseId: 'course-1', edit }));
    uploads[0]?.answer(409, stale.body);
    await settle();
    return context.toasts;
  }

  it('finds what the first press has saved', async () => {
    expect(await saveAgain({})).toEqual(['success: Course Updated']);
  });

  it('says that the course was changed elsewhere when it is not what was sent', async () => {
    const changed = ['error: This course was changed elsewhere.'];
    expect(await saveAgain({ title: 'Day shifts' })).toEqual(changed);
  });

  it('sends a picture again, of which nobody can tell whether it arrived', async () => {
    const uploads = fakeUploads();
    fakeServer({ 'GET /api/course/getcourse/course-1': aCourse(saved) });
    const { context, dispatch, settle } = start();
    const thumbnail = new File([''], 'cover.png');
    await dispatch(editSubmitted({ courseId: 'course-1', edit: { ...edit, thumbnail } }));
    uploads[0]?.answer(409, stale.body);
    await settle();
    expect(uploads[1]?.fields).toMatchObject({ version: '4', thumbnail });
    uploads[1]?.answer(200, aCourse({ ...saved, version: 5 }));
    await settle();
    expect(context.toasts).toEqual(['success: Course Updated']);
  });
});

describe('Deleting a course', () => {
  it('says so and shows the list', async () => {
    fakeServer({ 'DELETE /api/course/removecourse/course-1': { message: 'Course deleted.' } });
    const { context, dispatch } = start();
    await dispatch(removeConfirmed('course-1'));
    expect(context.toasts).toEqual(['success: Course Deleted']);
    expect(context.visited).toEqual(['/courses']);
  });

  it('is done when it was deleted before, as when the first answer was lost', async () => {
    const gone = problem(404, 'NOT_FOUND', 'This was not found.');
    fakeServer({ 'DELETE /api/course/removecourse/course-1': gone });
    const { context, dispatch } = start();
    await dispatch(removeConfirmed('course-1'));
    expect(context.toasts).toEqual(['success: Course Deleted']);
  });

  it('calls nobody back who has gone elsewhere meanwhile', async () => {
    const answer = Promise.withResolvers<{ message: string }>();
    fakeServer({ 'DELETE /api/course/removecourse/course-1': () => answer.promise });
    const { context, dispatch, settle } = start();
    await dispatch(removeConfirmed('course-1'));
    window.history.pushState(null, '', '/createcourses');
    answer.resolve({ message: 'Course deleted.' });
    await settle();
    expect(context.toasts).toEqual(['success: Course Deleted']);
    expect(context.visited).toEqual([]);
  });
});
