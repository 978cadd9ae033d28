import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { catalogSaga } from '../../../features/catalog/catalog.saga';
import { catalogReducer } from '../../../features/catalog/catalog.slice';
import { aCourse } from '../../../shared/testing/builders';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { PopularCourses } from './popular-courses';

const eight = Array.from({ length: 8 }, (_, index) =>
  aCourse({ _id: `course-${index}`, title: `Course ${index}` }),
);

describe('Popular courses', () => {
  it('show skeletons for about a second, then the first six courses', async () => {
    fakeServer({ 'GET /api/course/getpublishedcoures': eight });
    const { settle } = renderWithStore(<PopularCourses />, catalogSaga, {
      catalog: catalogReducer,
    });
    await settle();
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6), { timeout: 2000 });
    expect(screen.getByRole('link', { name: 'Course 0' })).toHaveAttribute(
      'href',
      '/viewcourse/course-0',
    );
  });
});
