import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { catalogSaga } from '../../../features/catalog/catalog.saga';
import { catalogReducer, creatorCoursesRequested } from '../../../features/catalog/catalog.slice';
import { aCourse } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { useOwnCourses } from './use-own-courses';

function Screen() {
  const { courses } = useOwnCourses();
  return courses?.map(({ _id, title }) => <p key={_id}>{title}</p>);
}

function Way() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? <Screen /> : <button onClick={() => setIsOpen(true)}>My Courses</button>;
}

it('A screen that opens after a failure leaves it to the educator to try again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = fakeServer({
    'GET /api/course/getcreatorcourses': problem(500, 'INTERNAL', 'Something went wrong.'),
  });
  const { dispatch } = renderWithStore(<Way />, catalogSaga, { catalog: catalogReducer });
  await dispatch(creatorCoursesRequested());
  const asked = calls.length;
  act(() => screen.getByRole('button').click());
  expect(calls).toHaveLength(asked);
  log.mockRestore();
});

it('A screen asks anew for the courses, also while what was asked for before it is on its way', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof aCourse>[]>();
  const answers = [[], slow.promise, [aCourse({ title: 'As it is now' })]];
  fakeServer({
    'GET /api/course/getpublishedcoures': [],
    'GET /api/course/getcreatorcourses': () => answers.shift() ?? [],
  });
  const { dispatch } = renderWithStore(<Way />, catalogSaga, { catalog: catalogReducer });
  await dispatch(creatorCoursesRequested());
  await dispatch(creatorCoursesRequested());
  act(() => screen.getByRole('button').click());
  await act(async () => slow.resolve([aCourse({ title: 'As it was' })]));
  expect(await screen.findByText('As it is now')).toBeVisible();
});
