import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { ownReviewsSaga } from './own-reviews.saga';
import { ownReviewsReducer } from './own-reviews.slice';
import { ReviewForm } from './review-form';

const OWN = 'GET /api/review/course/course-1/own';
const GIVE = 'POST /api/review/givereview';

function show(routes: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer(routes);
  const reducers = { ownReviews: ownReviewsReducer };
  const element = <ReviewForm courseId="course-1" />;
  return { calls, ...renderWithStore(element, ownReviewsSaga, reducers) };
}

const comment = () => screen.getByLabelText('Your comment');
const stars = (name: string) => screen.getByRole('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('The review form', () => {
  it('is empty for whoever has not reviewed the course', async () => {
    const { settle } = show({ [OWN]: { review: null } });
    await settle();
    expect(comment()).toHaveValue('');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('is not there before it is known what it holds', async () => {
    const { settle } = show({ [OWN]: { review: null } });
    expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument();
    await settle();
    expect(comment()).toBeVisible();
  });

  it('holds the review given before, and sending changes it', async () => {
    const { calls, settle } = show({
      [OWN]: { review: aReview() },
      [GIVE]: aReview({ rating: 5, comment: 'Clear and to the point. Still.' }),
    });
    await settle();
    expect(comment()).toHaveValue('Clear and to the point.');
    expect(stars('4 stars')).toBeChecked();
    expect(screen.getByText('Thank you. Sending again changes your review.')).toBeVisible();
    await userEvent.click(stars('5 stars'));
    await userEvent.type(comment(), ' Still.');
    await press('Update Review');
    await settle();
    const sent = { courseId: 'course-1', rating: 5, comment: 'Clear and to the point. Still.' };
    expect(calls.at(-1)?.body).toEqual(sent);
    expect(comment()).toHaveValue(sent.comment);
  });

  it('says at the stars that some have to be given, and leads there', async () => {
    const message = 'Give one to five stars.';
    const refusal = problem(400, 'VALIDATION_FAILED', message, { rating: message });
    const { settle } = show({ [OWN]: { review: null }, [GIVE]: refusal });
    await settle();
    await press('Submit Review');
    await waitFor(() => expect(stars('1 star')).toHaveFocus());
    const group = screen.getByRole('radiogroup', { name: 'Your rating' });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription(message);
  });

  it('prefers what was typed before a reload', async () => {
    const first = show({ [OWN]: { review: aReview() } });
    await first.settle();
    await userEvent.type(comment(), ' Unsent.');
    cleanup();
    const { settle } = show({ [OWN]: { review: aReview() } });
    await settle();
    expect(comment()).toHaveValue('Clear and to the point. Unsent.');
  });

  it('says when the review could not be loaded, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let answer: ReturnType<typeof problem> | { review: null } = problem(500, 'INTERNAL', 'Oh.');
    const { settle } = show({ [OWN]: () => answer });
    await settle();
    expect(screen.getByText('Your review could not be loaded.')).toBeVisible();
    expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument();
    answer = { review: null };
    await press('Try again');
    await settle();
    expect(comment()).toBeVisible();
  });
});
