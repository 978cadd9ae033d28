import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { CourseReviews } from './course-reviews';
import { courseReviewsSaga } from './course-reviews.saga';
import { courseReviewsReducer } from './course-reviews.slice';
import { ownReviewsReducer } from './own-reviews.slice';

const reviewsNamed = (names: readonly string[]) =>
  names.map((name) => aReview({ _id: name, comment: `Says ${name}.` }));

async function show(newest: readonly string[], all: readonly string[], limit = 50) {
  fakeServer({
    'GET /api/review/course/course-1': ({ url }) => {
      const from = Number(url.searchParams.get('cursor'));
      const rest = all.slice(from);
      const link = `</api/review/course/course-1?cursor=${from + limit}>; rel="next"`;
      const headers: Record<string, string> = rest.length > limit ? { Link: link } : {};
      return { status: 200, body: reviewsNamed(rest.slice(0, limit)), headers };
    },
    'GET /api/review/course/course-1/rating': {
      averageRating: 0,
      reviewCount: 0,
      distribution: [],
    },
  });
  const course = { _id: 'course-1', reviews: reviewsNamed(newest), reviewCount: all.length };
  const { settle } = renderWithStore(
    <CourseReviews course={course} isOwner={false} />,
    courseReviewsSaga,
    { courseReviews: courseReviewsReducer, ownReviews: ownReviewsReducer },
  );
  await settle();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  return { press };
}

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('The reviews below a course', () => {
  it('are the four newest, then all, where the focus goes on', async () => {
    const { press } = await show(SIX, SIX);
    expect(screen.queryByText('Says e.')).toBeNull();
    await press('Show all reviews');
    expect(screen.getByText('Says f.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(document.activeElement).toHaveTextContent('Says e.');
  });

  it('go on to the oldest one, each shown once', async () => {
    const { press } = await show(SIX, [...SIX, 'g']);
    await press('Show all reviews');
    await press('Load more');
    expect(screen.getAllByText(/^Says/).map(({ textContent }) => textContent)).toEqual(
      [...SIX, 'g'].map((name) => `Says ${name}.`),
    );
  });

  it('lead the focus to the first that came, while more are to come, too', async () => {
    const { press } = await show(SIX, [...SIX, 'g', 'h', 'i'], 7);
    await press('Show all reviews');
    expect(document.activeElement).toHaveTextContent('Says e.');
    await press('Load more');
    expect(document.activeElement).toHaveTextContent('Says g.');
    await press('Load more');
    expect(document.activeElement).toHaveTextContent('Says h.');
  });

  it('leave the focus to who went on elsewhere while more were on their way', async () => {
    const { press } = await show(SIX, [...SIX, 'g']);
    await press('Show all reviews');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    const report = screen.getAllByRole('button', { name: /Report/ }).at(0);
    act(() => report?.focus());
    await screen.findByText('Says g.');
    expect(report).toHaveFocus();
  });
});
