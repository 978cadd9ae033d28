import { describe, expect, it, jest } from '@jest/globals';
import { nextCursor } from '../../shared/sagas/request-page';
import { aCourse } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { browseSaga } from './browse.saga';
import { browseReducer, browseRequested, moreRequested, type BrowseQuery } from './browse.slice';

const LIST = 'GET /api/course/getpublishedcoures';
const everything: BrowseQuery = { categories: [], sort: 'newest' };
const start = () => runSaga(browseSaga, { browse: browseReducer });

describe('Browsing', () => {
  it('sends every chosen category to the server', async () => {
    let asked: string[] = [];
    fakeServer({
      [LIST]: ({ url }) => {
        asked = url.searchParams.getAll('category');
        return [aCourse()];
      },
    });
    const { store, dispatch } = start();
    await dispatch(browseRequested({ ...everything, categories: ['AI/ML', 'Others'] }));
    expect(asked).toEqual(['AI/ML', 'Others']);
    expect(store.getState().browse.courses).toHaveLength(1);
  });

  it('asks for all courses when no category is chosen', async () => {
    let asked = new URLSearchParams();
    fakeServer({
      [LIST]: ({ url }) => {
        asked = url.searchParams;
        return [];
      },
    });
    const { dispatch } = start();
    await dispatch(browseRequested(everything));
    expect(asked.has('category')).toBe(false);
  });

  it('adds the next page below the first one', async () => {
    fakeServer({
      [LIST]: ({ url }) =>
        url.searchParams.get('cursor') === 'second'
          ? [aCourse({ _id: 'course-2' })]
          : {
              status: 200,
              body: [aCourse()],
              headers: { Link: '</api/course/getpublishedcoures?cursor=second>; rel="next"' },
            },
    });
    const { store, dispatch } = start();
    await dispatch(browseRequested(everything));
    await dispatch(moreRequested());
    expect(store.getState().browse.courses.map(({ _id }) => _id)).toEqual(['course-1', 'course-2']);
    expect(store.getState().browse.cursor).toBeNull();
  });

  it('shows only the answer to the newest filters', async () => {
    fakeServer({ [LIST]: [aCourse()] });
    const { store, dispatch } = start();
    store.dispatch(browseRequested(everything));
    await dispatch(browseRequested({ ...everything, sort: 'price' }));
    expect(store.getState().browse).toMatchObject({
      courses: [aCourse()],
      query: { sort: 'price' },
    });
  });

  it('only logs when the list cannot be loaded', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ [LIST]: problem(500, 'INTERNAL', 'Broken.') });
    const { context, dispatch } = start();
    await dispatch(browseRequested(everything));
    expect(context.toasts).toEqual([]);
    expect(log).toHaveBeenCalledWith('Broken.', 'INTERNAL', 'test-request');
    log.mockRestore();
  });
});

describe('The cursor of the next page', () => {
  it.each([
    [null, null],
    ['</list?cursor=a%2Fb&limit=2>; rel="next"', 'a/b'],
    ['</list?cursor=before>; rel="prev"', null],
  ])('of Link %s is %s', (link, cursor) => {
    expect(nextCursor(link)).toBe(cursor);
  });
});
