import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { catalogSaga } from '../../../features/catalog/catalog.saga';
import { catalogReducer, creatorCoursesRequested } from '../../../features/catalog/catalog.slice';
import { aCourse } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { OwnCourseOnly } from './own-course-only';

const page = (
  <OwnCourseOnly courseId="course-1" title="Lectures">
    <p>The tools</p>
  </OwnCourseOnly>
);

async function show(ownCourses: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({
    'GET /api/course/getcreatorcourses': ownCourses,
    'GET /api/course/getpublishedcoures': [],
  });
  const { dispatch } = renderWithStore(page, catalogSaga, { catalog: catalogReducer });
  await dispatch(creatorCoursesRequested());
}

describe('The tools for a course', () => {
  it('are there for its educator', async () => {
    await show([aCourse({ _id: 'course-1' })]);
    expect(screen.getByText('The tools')).toBeVisible();
  });

  it('are not for other educators', async () => {
    await show([aCourse({ _id: 'course-2' })]);
    expect(screen.queryByText('The tools')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to my courses' })).toBeVisible();
  });

  it('stay while it is not known whose the course is', async () => {
    await show(problem(503, 'UNAVAILABLE', 'Busy.'));
    expect(screen.getByText('The tools')).toBeVisible();
  });
});
