import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { courseReviewsSaga } from '../../../features/reviews/course-reviews.saga';
import { courseReviewsReducer } from '../../../features/reviews/course-reviews.slice';
import { ownReviewsReducer } from '../../../features/reviews/own-reviews.slice';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import CourseFeedback from './course-feedback';

const course = { _id: 'course-1', reviews: [], reviewCount: 0, isRetired: false };
const form = () => screen.queryByRole('heading', { name: 'Write a Review' });

async function show(viewer: { isOwner: boolean; enrolled: boolean }, isRetired: boolean) {
  fakeServer({});
  const { settle } = renderWithStore(
    <CourseFeedback course={{ ...course, isRetired }} {...viewer} />,
    courseReviewsSaga,
    { courseReviews: courseReviewsReducer, ownReviews: ownReviewsReducer },
  );
  await settle();
}

describe('A review of one’s own', () => {
  it.each([
    ['has a place for learners', { isOwner: false, enrolled: true }, false, true],
    ['has a place for whoever may enroll yet', { isOwner: false, enrolled: false }, false, true],
    ['has none for its educator', { isOwner: true, enrolled: false }, false, false],
    ['has none when the course is retired', { isOwner: false, enrolled: true }, true, false],
  ])('%s', async (_, viewer, isRetired, isThere) => {
    await show(viewer, isRetired);
    expect(form() !== null).toBe(isThere);
  });
});
