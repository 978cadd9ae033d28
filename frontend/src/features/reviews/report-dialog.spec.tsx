import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseReviewsCopy as copy } from '../../shared/copy/reviews';
import { aReview } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { CourseReview } from './course-review';
import { courseReviewsSaga } from './course-reviews.saga';
import { courseReviewsReducer } from './course-reviews.slice';
import { ownReviewReceived, ownReviewsReducer } from './own-reviews.slice';

describe('The reply to a review', () => {
  it('is written before it is sent', async () => {
    const calls = fakeServer({});
    renderWithStore(<CourseReview review={aReview()} isOwner />, courseReviewsSaga, {
      courseReviews: courseReviewsReducer,
      ownReviews: ownReviewsReducer,
    });
    await userEvent.click(screen.getByRole('button', { name: /^Reply/ }));
    await userEvent.click(screen.getByRole('button', { name: copy.sendReply }));
    const field = screen.getByLabelText(copy.yourReply);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Write your reply/));
    expect(field).toHaveFocus();
    expect(calls).toEqual([]);
  });
});

describe('The report of a review', () => {
  it('is one of the reply as well, which those it is about may report', async () => {
    const reply = { text: 'You are a fool', createdAt: '2026-11-21T10:00:00.000Z' };
    renderWithStore(
      <CourseReview review={aReview({ reply })} isOwner={false} />,
      courseReviewsSaga,
      { courseReviews: courseReviewsReducer, ownReviews: ownReviewsReducer },
    );
    await userEvent.click(screen.getByRole('button', { name: /^Report/ }));
    expect(screen.getByRole('heading', { name: 'Report this review or its reply' })).toBeVisible();
  });

  it('can be made once more after one that was answered when its dialog was closed', async () => {
    const answer = Promise.withResolvers<{ message: string }>();
    fakeServer({ 'POST /api/review/report/review-1': () => answer.promise });
    const { settle, context } = renderWithStore(
      <CourseReview review={aReview({ _id: 'review-1' })} isOwner={false} />,
      courseReviewsSaga,
      { courseReviews: courseReviewsReducer, ownReviews: ownReviewsReducer },
    );
    const open = () => userEvent.click(screen.getByRole('button', { name: /^Report/ }));
    await open();
    await userEvent.click(screen.getByRole('radio', { name: copy.grounds.spam }));
    await userEvent.click(screen.getByRole('button', { name: copy.sendReport }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => answer.resolve({ message: 'Thank you.' }));
    await settle();
    expect(context.toasts).toEqual(['success: Thank you.']);

    await open();
    await settle();
    expect(screen.getByRole('heading', { name: copy.reportTitle })).toBeVisible();
  });

  it('accuses nobody of what was not chosen', async () => {
    const calls = fakeServer({});
    renderWithStore(<CourseReview review={aReview()} isOwner={false} />, courseReviewsSaga, {
      courseReviews: courseReviewsReducer,
      ownReviews: ownReviewsReducer,
    });
    await userEvent.click(screen.getByRole('button', { name: /^Report/ }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: copy.sendReport }));
    const group = screen.getByRole('radiogroup', { name: copy.why });
    await waitFor(() => expect(group).toHaveAccessibleDescription(copy.chooseGround));
    expect(screen.getByRole('radio', { name: copy.grounds.spam })).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it.each([
    ['not offered for the own review', null, 0],
    ['offered for the reply to it', { text: 'Fool', createdAt: '2026-11-21T10:00:00.000Z' }, 1],
  ])('is %s', async (_, reply, buttons) => {
    const review = aReview({ reply });
    const { dispatch } = renderWithStore(
      <CourseReview review={review} isOwner={false} />,
      courseReviewsSaga,
      { courseReviews: courseReviewsReducer, ownReviews: ownReviewsReducer },
    );
    await dispatch(ownReviewReceived({ courseId: review.courseId, review }));
    expect(screen.getByText('Your review')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /^Report/ })).toHaveLength(buttons);
  });
});
