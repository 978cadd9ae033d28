import { describe, expect, it, jest } from '@jest/globals';
import { courseRemoved, courseSaved } from '../../shared/facts';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aCourse, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { catalogSaga } from './catalog.saga';
import { catalogReducer } from './catalog.slice';

const start = () => runSaga(catalogSaga, { catalog: catalogReducer });

describe('The catalog', () => {
  it('loads the published courses at start', async () => {
    fakeServer({ 'GET /api/course/getpublishedcoures': [aCourse()] });
    const { store, settle } = start();
    await settle();
    expect(store.getState().catalog.publishedCourses).toHaveLength(1);
  });

  it('only logs when the published courses cannot be loaded', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ 'GET /api/course/getpublishedcoures': problem(500, 'INTERNAL', 'Broken.') });
    const { context, settle } = start();
    await settle();
    expect(context.toasts).toEqual([]);
    expect(log).toHaveBeenCalledWith('Broken.', 'INTERNAL', 'test-request');
    log.mockRestore();
  });

  it("loads an educator's own courses whenever the user changes", async () => {
    fakeServer({
      'GET /api/course/getpublishedcoures': [],
      'GET /api/course/getcreatorcourses': [aCourse({ isPublished: false })],
    });
    const { store, dispatch } = start();
    await dispatch(userReceived(aUser({ role: 'educator' })));
    expect(store.getState().catalog.creatorCourses).toHaveLength(1);
  });

  it('reads all pages of own courses', async () => {
    fakeServer({
      'GET /api/course/getpublishedcoures': [],
      'GET /api/course/getcreatorcourses': ({ url }) =>
        url.searchParams.has('cursor')
          ? [aCourse({ _id: 'second' })]
          : {
              status: 200,
              body: [aCourse({ _id: 'first' })],
              headers: { Link: '</api/course/getcreatorcourses?cursor=abc>; rel="next"' },
            },
    });
    const { store, dispatch } = start();
    await dispatch(userReceived(aUser({ role: 'educator' })));
    expect(store.getState().catalog.creatorCourses.map(({ _id }) => _id)).toEqual([
      'first',
      'second',
    ]);
  });

  it('asks nothing about own courses for a student', async () => {
    const calls = fakeServer({ 'GET /api/course/getpublishedcoures': [] });
    const { dispatch } = start();
    await dispatch(userReceived(aUser()));
    expect(calls.map(({ path }) => path)).toEqual(['/api/course/getpublishedcoures']);
  });

  it.each([
    ['a save', courseSaved(aCourse({ _id: 'kept' })), ['kept']],
    ['a removal', courseRemoved({ courseId: 'kept' }), []],
  ])('asks anew for own courses when they were asked for before %s', async (_, fact, ids) => {
    const early = Promise.withResolvers<ReturnType<typeof aCourse>[]>();
    const answers = [early.promise, Promise.resolve(ids.map((_id) => aCourse({ _id })))];
    fakeServer({
      'GET /api/course/getpublishedcoures': [],
      'GET /api/course/getcreatorcourses': () => answers.shift() ?? [],
    });
    const { store, dispatch, settle } = start();
    await dispatch(userReceived(aUser({ role: 'educator' })));
    await dispatch(fact);
    early.resolve([aCourse({ _id: 'before' })]);
    await settle();
    expect(store.getState().catalog.creatorCourses.map(({ _id }) => _id)).toEqual(ids);
    expect(answers).toEqual([]);
  });

  it('asks anew for the published courses when they were asked for before a removal', async () => {
    const early = Promise.withResolvers<ReturnType<typeof aCourse>[]>();
    const answers = [early.promise, Promise.resolve([])];
    fakeServer({ 'GET /api/course/getpublishedcoures': () => answers.shift() ?? [] });
    const { store, dispatch, settle } = start();
    await dispatch(courseRemoved({ courseId: 'taken-down' }));
    early.resolve([aCourse({ _id: 'taken-down' })]);
    await settle();
    expect(store.getState().catalog.publishedCourses).toEqual([]);
    expect(answers).toEqual([]);
  });

  it('asks nothing more when a course is saved and no answer is awaited', async () => {
    const calls = fakeServer({
      'GET /api/course/getpublishedcoures': [],
      'GET /api/course/getcreatorcourses': [],
    });
    const { dispatch } = start();
    await dispatch(userReceived(aUser({ role: 'educator' })));
    await dispatch(courseSaved(aCourse()));
    expect(calls).toHaveLength(2);
  });

  it("toasts the server's message when own courses cannot be loaded", async () => {
    fakeServer({
      'GET /api/course/getpublishedcoures': [],
      'GET /api/course/getcreatorcourses': problem(403, 'FORBIDDEN', 'Not allowed.'),
    });
    const { context, dispatch } = start();
    await dispatch(userReceived(aUser({ role: 'educator' })));
    expect(context.toasts).toEqual(['error: Not allowed.']);
  });
});

describe('What comes for somebody who is gone', () => {
  it('is nothing to the next person', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aCourse>[]>();
    fakeServer({
      'GET /api/course/getpublishedcoures': [],
      'GET /api/course/getcreatorcourses': () => answer.promise,
    });
    const { store, dispatch, settle } = start();
    await dispatch(userReceived(aUser({ role: 'educator' })));
    await dispatch(userGone());
    answer.resolve([aCourse()]);
    await settle();
    expect(store.getState().catalog.creatorCourses).toEqual([]);
  });

  it('is everything that is open to all', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aCourse>[]>();
    fakeServer({ 'GET /api/course/getpublishedcoures': () => answer.promise });
    const { store, dispatch, settle } = start();
    await dispatch(userGone());
    answer.resolve([aCourse()]);
    await settle();
    expect(store.getState().catalog.publishedCourses).toHaveLength(1);
  });
});

describe('The public list after a save', () => {
  const saved = (isPublished: boolean, before = [aCourse()]) => {
    const state = { publishedCourses: before, creatorCourses: [] };
    return catalogReducer(state, courseSaved(aCourse({ title: 'New title', isPublished })))
      .publishedCourses;
  };

  it('holds a published course in its place', () => {
    expect(saved(true).map(({ title }) => title)).toEqual(['New title']);
  });

  it('gains a newly published course', () => {
    expect(saved(true, [aCourse({ _id: 'other' })])).toHaveLength(2);
  });

  it('loses an unpublished course', () => {
    expect(saved(false)).toEqual([]);
  });
});
