import { describe, expect, it } from '@jest/globals';
import { aReview } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { ownReviewsSaga } from './own-reviews.saga';
import { ownReviewsReducer, reviewSubmitted, selectHasReviewed } from './own-reviews.slice';
import { reviewsReducer } from './reviews.slice';

const form = { courseId: 'course-1', rating: 4, comment: 'Clear and to the point.' };
const start = () =>
  runSaga(ownReviewsSaga, { ownReviews: ownReviewsReducer, reviews: reviewsReducer });

describe('Giving a review', () => {
  it('puts it first among all reviews and says so', async () => {
    const calls = fakeServer({ 'POST /api/review/givereview': { status: 201, body: aReview() } });
    const { store, context, dispatch } = start();
    await dispatch(reviewSubmitted(form));
    expect(calls[0]?.body).toEqual(form);
    expect(store.getState().reviews.all).toEqual([aReview()]);
    expect(selectHasReviewed('course-1')(store.getState())).toBe(true);
    expect(context.toasts).toEqual(['success: Review Added']);
  });

  it("toasts the server's message when it is refused", async () => {
    const refusal = 'Enroll in this course to leave a review.';
    fakeServer({ 'POST /api/review/givereview': problem(403, 'FORBIDDEN', refusal) });
    const { store, context, dispatch } = start();
    await dispatch(reviewSubmitted(form));
    expect(context.toasts).toEqual([`error: ${refusal}`]);
    expect(selectHasReviewed('course-1')(store.getState())).toBe(false);
  });
});
