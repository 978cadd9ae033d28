import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { put } from 'typed-redux-saga';
import { userReceived } from '../../shared/session/session.slice';
import { aCourse, aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { startAll } from '../../shared/sagas/watchers';
import { browseSaga } from './browse.saga';
import { browseReducer, browseRequested } from './browse.slice';
import { FoundCourses } from './found-courses';

describe('The courses that were found', () => {
  it('lead the focus to the first of those that more are loaded of', async () => {
    fakeServer({
      'GET /api/course/getpublishedcoures': ({ url }) => {
        const from = Number(url.searchParams.get('cursor'));
        const link = `</api/course/getpublishedcoures?cursor=${from + 1}>; rel="next"`;
        const body = [aCourse({ _id: `course-${from}`, title: `Course ${from}` })];
        return { status: 200, body, headers: { Link: link } };
      },
    });
    const { settle } = renderWithStore(
      <FoundCourses onClear={() => undefined} />,
      function* () {
        yield* startAll(browseSaga);
        yield* put(browseRequested({ categories: [], sort: 'newest' }));
      },
      { browse: browseReducer },
    );
    await settle();
    for (const title of ['Course 1', 'Course 2']) {
      await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
      await settle();
      expect(document.activeElement).toHaveTextContent(title);
      expect(document.activeElement?.tagName).toBe('LI');
    }
  });

  it('say which of them one is enrolled in', async () => {
    const [mine, other] = [aCourse({ _id: 'mine' }), aCourse({ _id: 'other' })];
    fakeServer({ 'GET /api/course/getpublishedcoures': [mine, other] });
    const { dispatch } = renderWithStore(<FoundCourses onClear={() => undefined} />, browseSaga, {
      browse: browseReducer,
    });
    const { title, thumbnail, category, level } = mine;
    const enrolledCourses = [{ _id: 'mine', title, thumbnail, category, level }];
    await dispatch(userReceived(aUser({ enrolledCourses })));
    await dispatch(browseRequested({ categories: [], sort: 'newest' }));
    const marked = screen.getAllByRole('listitem').map((card) => /Enrolled/.test(card.textContent));
    expect(marked).toEqual([true, false]);
  });
});
