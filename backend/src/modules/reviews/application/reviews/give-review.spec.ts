import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, NotFound } from '../../../../platform/domain/domain-error.js';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { InMemoryCatalog } from '../../../learning/testing/in-memory-catalog.js';
import { OnlyLearnersReview, OwnCourseReview } from '../../domain/errors.js';
import { InMemoryReviews } from '../../testing/in-memory-reviews.js';
import { InMemoryTallies } from '../../testing/in-memory-tallies.js';
import { TwinLearning } from '../../../learning/testing/twin-learning.js';
import { GiveReview } from './give-review.js';
import { RatingCounters } from '../ratings/rating-counters.js';
import { ReviewRight } from './review-right.js';

const courseId = 'course';
const learners = ['asha', 'bela', 'chitra'];
let catalog: InMemoryCatalog;
let learning: TwinLearning;
let reviews: InMemoryReviews;
let clock: FixedClock;
let giveReview: GiveReview;

beforeEach(() => {
  catalog = new InMemoryCatalog();
  catalog.has({ courseId, creatorId: 'educator' });
  learning = new TwinLearning();
  for (const learner of learners) learning.enroll(learner, courseId);
  reviews = new InMemoryReviews();
  clock = new FixedClock();
  const right = new ReviewRight(catalog, learning.asContract);
  const counters = new RatingCounters(catalog, new InMemoryTallies());
  const work = new ImmediateUnitOfWork();
  giveReview = new GiveReview(right, reviews, counters, work, new SequentialIds(), clock);
});

const give = (authorId: string, rating: number, comment = '') =>
  giveReview.execute({ authorId, courseId, rating, comment });

describe('giving a review', () => {
  it('keeps it, counts it and tells it', async () => {
    const { review, isNew } = await give('asha', 4, 'Clear');
    expect(isNew).toBe(true);
    expect(review).toMatchObject({ stars: 4, comment: 'Clear', editedAt: null });
    expect(catalog.ratings.get(courseId)).toEqual({ sum: 4, count: 1 });
    expect(reviews.facts).toEqual([
      { type: 'reviews.review_given.v1', payload: { reviewId: review.id, courseId, rating: 4 } },
    ]);
  });

  it('again edits it and leaves it in its place', async () => {
    const first = await give('asha', 4, 'Clear');
    const { createdAt } = first.review;
    clock.advance(60);
    const { review, isNew } = await give('asha', 1, 'Not so clear');
    expect(isNew).toBe(false);
    expect(review).toMatchObject({ stars: 1, comment: 'Not so clear', createdAt });
    expect(review.editedAt).toEqual(clock.now());
    expect(catalog.ratings.get(courseId)).toEqual({ sum: 1, count: 1 });
    expect(reviews.facts.map(({ type }) => type)).toEqual([
      'reviews.review_given.v1',
      'reviews.review_edited.v1',
    ]);
  });

  it.each([0, 6, -1, 4.5, NaN, Infinity])('with %d stars is refused', async (rating) => {
    await expect(give('asha', rating)).rejects.toThrow(InvalidInput);
    expect(reviews.all).toEqual([]);
  });

  it('takes 2,000 characters and no more', async () => {
    await expect(give('asha', 5, 'x'.repeat(2001))).rejects.toThrow(InvalidInput);
    await expect(give('asha', 5, 'x'.repeat(2000))).resolves.toMatchObject({ isNew: true });
  });

  it('is for those who enrolled', async () => {
    await expect(give('stranger', 5)).rejects.toThrow(OnlyLearnersReview);
  });

  it('is not for the educator of the course', async () => {
    await expect(give('educator', 5)).rejects.toThrow(OwnCourseReview);
  });

  it('tells strangers nothing of a draft', async () => {
    catalog.has({ courseId, creatorId: 'educator', status: 'draft' });
    await expect(give('stranger', 5)).rejects.toThrow(NotFound);
    await expect(give('asha', 5)).resolves.toMatchObject({ isNew: true });
  });

  it.each(['asha', 'stranger', 'educator'])('ends with the course, for %s too', async (author) => {
    catalog.has({ courseId, creatorId: 'educator', status: 'retired' });
    await expect(give(author, 5)).rejects.toThrow(NotFound);
  });

  it('tells of access before it looks at the stars', async () => {
    await expect(give('stranger', 0)).rejects.toThrow(OnlyLearnersReview);
  });

  it('keeps the counters true to the reviews over any history', async () => {
    const history = fc.array(
      fc.tuple(fc.constantFrom(...learners), fc.integer({ min: 1, max: 5 })),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        for (const [author, rating] of steps) await give(author, rating);
        const stars = reviews.all.map((review) => review.stars);
        const truth = { sum: stars.reduce((a, b) => a + b, 0), count: stars.length };
        expect(catalog.ratings.get(courseId) ?? { sum: 0, count: 0 }).toEqual(truth);
      }),
    );
  });
});
