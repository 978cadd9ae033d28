import { describe, expect, it } from '@jest/globals';
import { reviewGiven } from '../../shared/facts';
import { aReview } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { courseReviewsSaga } from './course-reviews.saga';
import { courseReviewsReducer, replySubmitted, reportSubmitted } from './course-reviews.slice';

const start = () => runSaga(courseReviewsSaga, { courseReviews: courseReviewsReducer });
const rating = { averageRating: 4, reviewCount: 1, distribution: [{ stars: 4, count: 1 }] };

describe('The reviews of a course', () => {
  it('are counted again after one was given', async () => {
    fakeServer({ 'GET /api/review/course/course-1/rating': rating });
    const { store, dispatch } = start();
    await dispatch(reviewGiven(aReview()));
    expect(store.getState().courseReviews.ratings).toEqual({ 'course-1': rating });
  });

  it('are reported with thanks', async () => {
    const thanks = 'Thank you. We will look at this review.';
    const calls = fakeServer({ 'POST /api/review/report/review-1': { message: thanks } });
    const { context, dispatch } = start();
    await dispatch(reportSubmitted({ reviewId: 'review-1', ground: 'spam', note: '' }));
    expect(calls[0]?.body).toEqual({ ground: 'spam', note: '' });
    expect(context.toasts).toEqual([`success: ${thanks}`]);
  });

  it("toast the server's message when a reply is refused", async () => {
    const refusal = 'Only the educator of the course can reply.';
    fakeServer({ 'PUT /api/review/reply/review-1': problem(403, 'FORBIDDEN', refusal) });
    const { context, dispatch } = start();
    await dispatch(replySubmitted({ reviewId: 'review-1', text: 'Thanks' }));
    expect(context.toasts).toEqual([`error: ${refusal}`]);
  });
});
