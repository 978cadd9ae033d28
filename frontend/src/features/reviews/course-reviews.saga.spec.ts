import { describe, expect, it } from '@jest/globals';
import { reviewAnswered, reviewGiven } from '../../shared/facts';
import { aReview } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { courseReviewsSaga } from './course-reviews.saga';
import {
  courseReviewsReducer,
  moreReviewsRequested,
  replySubmitted,
  reportSubmitted,
  moreReviewsReceived,
} from './course-reviews.slice';

const start = () => runSaga(courseReviewsSaga, { courseReviews: courseReviewsReducer });
const rating = { averageRating: 4, reviewCount: 1, distribution: [{ stars: 4, count: 1 }] };

describe('The reviews of a course', () => {
  it('are counted again after one was given', async () => {
    fakeServer({ 'GET /api/review/course/course-1/rating': rating });
    const { store, dispatch } = start();
    await dispatch(reviewGiven(aReview()));
    expect(store.getState().courseReviews.ratings).toEqual({ 'course-1': rating });
  });

  it('are read page after page', async () => {
    const [newest, oldest] = [aReview({ _id: 'newest' }), aReview({ _id: 'oldest' })];
    const link = '</api/review/course/course-1?limit=50&cursor=abc>; rel="next"';
    fakeServer({
      'GET /api/review/course/course-1': ({ url }) =>
        url.searchParams.get('cursor') === 'abc'
          ? [oldest]
          : { status: 200, body: [newest], headers: { Link: link } },
    });
    const { store, dispatch } = start();
    await dispatch(moreReviewsRequested('course-1'));
    await dispatch(moreReviewsRequested('course-1'));
    const { items, cursor } = store.getState().courseReviews.read['course-1'] ?? {};
    expect(items?.map(({ _id }) => _id)).toEqual(['newest', 'oldest']);
    expect(cursor).toBeNull();
  });

  it('show an answer at once, however old they are', async () => {
    const review = aReview({ _id: 'old', courseId: 'course-1' });
    const { store, dispatch } = start();
    await dispatch(moreReviewsReceived({ courseId: 'course-1', items: [review], cursor: null }));
    const answered = { ...review, reply: { text: 'Thanks', createdAt: '2026-11-22T10:00:00Z' } };
    await dispatch(reviewAnswered(answered));
    expect(store.getState().courseReviews.read['course-1']?.items).toEqual([answered]);
  });

  it('are reported with thanks', async () => {
    const thanks = 'Thank you. We will look at this review.';
    const calls = fakeServer({ 'POST /api/review/report/review-1': { message: thanks } });
    const { context, dispatch } = start();
    await dispatch(reportSubmitted({ reviewId: 'review-1', ground: 'spam', note: '' }));
    expect(calls[0]?.body).toEqual({ ground: 'spam', note: '' });
    expect(context.toasts).toEqual([`success: ${thanks}`]);
  });

  it('are answered side by side, and each of them once', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aReview>>();
    const calls = fakeServer({
      'PUT /api/review/reply/review-1': () => answer.promise,
      'PUT /api/review/reply/review-2': aReview({ _id: 'review-2' }),
    });
    const { dispatch } = start();
    const replies = ['review-1', 'review-1', 'review-2'].map((reviewId) =>
      dispatch(replySubmitted({ reviewId, text: 'Thanks' })),
    );
    await Promise.all(replies);
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/review/reply/review-1',
      '/api/review/reply/review-2',
    ]);
    answer.resolve(aReview());
  });

  it("toast the server's message when a reply is refused", async () => {
    const refusal = 'Only the educator of the course can reply.';
    fakeServer({ 'PUT /api/review/reply/review-1': problem(403, 'FORBIDDEN', refusal) });
    const { context, dispatch } = start();
    await dispatch(replySubmitted({ reviewId: 'review-1', text: 'Thanks' }));
    expect(context.toasts).toEqual([`error: ${refusal}`]);
  });
});
