import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { InMemoryCatalog } from '../../../learning/testing/in-memory-catalog.js';
import { Rating } from '../../domain/rating.js';
import { Review } from '../../domain/review.js';
import { InMemoryReviews, InMemoryReviewsView } from '../../testing/in-memory-reviews.js';
import { TwinLearning } from '../../../learning/testing/twin-learning.js';
import { AuthoredReviews } from './authored-reviews.js';
import { CourseVisibility } from './course-visibility.js';
import { type ReviewAuthor, ReviewAuthors } from './review-authors.js';
import { ShowOwnReview } from './show-own-review.js';

const asha: ReviewAuthor = { name: 'Asha', photoUrl: null, role: 'student' };

class KnownAuthors extends ReviewAuthors {
  async of(): Promise<ReadonlyMap<string, ReviewAuthor>> {
    return new Map([['asha', asha]]);
  }
}

let reviews: InMemoryReviews;
let showOwnReview: ShowOwnReview;

beforeEach(() => {
  const catalog = new InMemoryCatalog();
  catalog.has({ courseId: 'shown' });
  catalog.has({ courseId: 'draft', status: 'draft' });
  const learning = new TwinLearning();
  learning.enroll('asha', 'draft');
  reviews = new InMemoryReviews();
  showOwnReview = new ShowOwnReview(
    new InMemoryReviewsView(reviews),
    new CourseVisibility(catalog, learning.asContract),
    new AuthoredReviews(new KnownAuthors()),
  );
});

async function given(authorId: string, courseId: string): Promise<Review> {
  const id = `${authorId} ${courseId}`;
  const at = new Date(0);
  const rating = Rating.of(4);
  const review = Review.give({ id, courseId, authorId, rating, comment: 'Clear', at });
  await reviews.save(review);
  return review;
}

const own = (authorId: string, courseId: string) => showOwnReview.execute({ authorId, courseId });

describe('my own review of a course', () => {
  it('is mine, not that of somebody else', async () => {
    await given('bela', 'shown');
    expect(await own('asha', 'shown')).toBeNull();
    await given('asha', 'shown');
    const review = await own('asha', 'shown');
    expect(review).toMatchObject({ rating: 4, comment: 'Clear', reviewer: asha });
  });

  it('is there while it is hidden, because I can still change it', async () => {
    (await given('asha', 'shown')).hide(new Date(1));
    expect(await own('asha', 'shown')).toMatchObject({ rating: 4 });
  });

  it('goes with the course: those who learn in it see it, others do not', async () => {
    await given('asha', 'draft');
    expect(await own('asha', 'draft')).toMatchObject({ rating: 4 });
    await expect(own('bela', 'draft')).rejects.toThrow(NotFound);
    await expect(own('asha', 'unknown')).rejects.toThrow(NotFound);
  });
});
