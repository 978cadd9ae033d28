import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { InMemoryCatalog } from '../../../learning/testing/in-memory-catalog.js';
import { Rating } from '../../domain/rating.js';
import { Review } from '../../domain/review.js';
import { InMemoryReviews, InMemoryReviewsView } from '../../testing/in-memory-reviews.js';
import { ListReviews } from './list-reviews.js';
import { type ReviewAuthor, ReviewAuthors } from './review-authors.js';
import { AuthoredReviews } from './authored-reviews.js';

class KnownAuthors extends ReviewAuthors {
  async of(): Promise<ReadonlyMap<string, ReviewAuthor>> {
    return new Map([['asha', { name: 'Asha', photoUrl: null, role: 'student' as const }]]);
  }
}

let reviews: InMemoryReviews;
let view: InMemoryReviewsView;
let listReviews: ListReviews;

beforeEach(() => {
  const catalog = new InMemoryCatalog();
  catalog.has({ courseId: 'shown' });
  catalog.has({ courseId: 'hidden', status: 'draft' });
  reviews = new InMemoryReviews();
  view = new InMemoryReviewsView(reviews);
  listReviews = new ListReviews(view, catalog, new AuthoredReviews(new KnownAuthors()));
});

/** Later ones are newer. */
async function given(count: number, courseId: string, at = new Date(0)): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const id = SequentialIds.nth(reviews.all.length + 1);
    const author = `author ${id}`;
    const rating = Rating.of(5);
    await reviews.save(Review.give({ id, courseId, authorId: author, rating, comment: '', at }));
  }
}

const idsOf = ({ reviews: page }: { reviews: readonly { reviewId: string }[] }) =>
  page.map(({ reviewId }) => reviewId);

describe('listing reviews', () => {
  it('shows those of published courses, newest first', async () => {
    await given(1, 'shown');
    await given(1, 'hidden');
    await given(1, 'shown');
    const page = await listReviews.execute({ limit: 10, after: null });
    expect(idsOf(page)).toEqual([SequentialIds.nth(3), SequentialIds.nth(1)]);
    expect(page.next).toBeNull();
  });

  it('goes on where a page ended', async () => {
    await given(5, 'shown');
    const seen: string[] = [];
    let page = await listReviews.execute({ limit: 2, after: null });
    seen.push(...idsOf(page));
    while (page.next) {
      page = await listReviews.execute({ limit: 2, after: page.next });
      seen.push(...idsOf(page));
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((n) => SequentialIds.nth(n)));
  });

  it('has no next page after exactly one page', async () => {
    await given(2, 'shown');
    expect((await listReviews.execute({ limit: 2, after: null })).next).toBeNull();
  });

  it('fills a page from behind many that are not on show', async () => {
    await given(3, 'shown');
    await given(250, 'hidden');
    expect((await listReviews.execute({ limit: 2, after: null })).reviews).toHaveLength(2);
  });

  it('gives up in time and says where to go on', async () => {
    await given(1, 'shown');
    await given(1500, 'hidden');
    const page = await listReviews.execute({ limit: 50, after: null });
    expect(view.reads).toBe(10);
    expect(page.reviews).toEqual([]);
    const rest = await listReviews.execute({ limit: 50, after: page.next });
    expect(idsOf(rest)).toEqual([SequentialIds.nth(1)]);
  });

  it('names an author who left a former learner', async () => {
    await given(1, 'shown');
    const { reviews: page } = await listReviews.execute({ limit: 1, after: null });
    expect(page[0]?.reviewer).toEqual({ name: 'Former learner', photoUrl: null, role: 'student' });
  });
});
