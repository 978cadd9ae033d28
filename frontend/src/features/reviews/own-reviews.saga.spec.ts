import { describe, expect, it, jest } from '@jest/globals';
import { userGone } from '../../shared/session/session.slice';
import { aReview } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { ownReviewsSaga } from './own-reviews.saga';
import {
  ownReviewRequests,
  ownReviewRequested,
  ownReviewsReducer,
  reviewSubmitted,
  selectOwnReview,
} from './own-reviews.slice';
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
    expect(selectOwnReview('course-1')(store.getState())).toEqual(aReview());
    expect(context.toasts).toEqual(['success: Review Added']);
  });

  it("toasts the server's message when it is refused", async () => {
    const refusal = 'Enroll in this course to leave a review.';
    fakeServer({ 'POST /api/review/givereview': problem(403, 'FORBIDDEN', refusal) });
    const { store, context, dispatch } = start();
    await dispatch(reviewSubmitted(form));
    expect(context.toasts).toEqual([`error: ${refusal}`]);
    expect(selectOwnReview('course-1')(store.getState())).toBeUndefined();
  });
});

describe('The review somebody gave before', () => {
  const OWN = 'GET /api/review/course/course-1/own';

  it('is told by the server', async () => {
    fakeServer({ [OWN]: { review: aReview() } });
    const { store, dispatch } = start();
    await dispatch(ownReviewRequested('course-1'));
    expect(selectOwnReview('course-1')(store.getState())).toEqual(aReview());
  });

  it('may be none', async () => {
    fakeServer({ [OWN]: { review: null } });
    const { store, dispatch } = start();
    await dispatch(ownReviewRequested('course-1'));
    expect(selectOwnReview('course-1')(store.getState())).toBeNull();
  });

  it('stays unknown when it cannot be loaded, which is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ [OWN]: problem(500, 'INTERNAL', 'Something went wrong.') });
    const { store, context, dispatch } = start();
    await dispatch(ownReviewRequested('course-1'));
    expect(selectOwnReview('course-1')(store.getState())).toBeUndefined();
    expect(store.getState().requests[ownReviewRequests.load('course-1')]?.failure).not.toBeNull();
    expect(context.toasts).toEqual([]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('is forgotten with whoever gave it', async () => {
    fakeServer({ [OWN]: { review: aReview() } });
    const { store, dispatch } = start();
    await dispatch(ownReviewRequested('course-1'));
    await dispatch(userGone());
    expect(selectOwnReview('course-1')(store.getState())).toBeUndefined();
  });
});
