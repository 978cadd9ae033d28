import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReviewsApi } from '../../src/modules/reviews/contract.js';
import { Classroom } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

interface Review {
  readonly _id: string;
  readonly rating: number;
  readonly comment: string;
  readonly user: object;
}

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());

const give = (author: HttpClient, { courseId }: Classroom, rating: unknown, comment?: unknown) =>
  author.post<Review>('/api/review/givereview', { courseId, rating, comment });
const listOf = (path: string) => app.visitor().get<Review[]>(path);
const reviewsOf = ({ courseId }: Classroom) => listOf(`/api/review/course/${courseId}`);

describe('Giving a review', () => {
  it('shows it with its author and counts it', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner('Lila');
    const reply = await give(learner, classroom, 4, '  Clear and\r\nto the point ');
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      _id: expect.any(String),
      rating: 4,
      comment: 'Clear and\nto the point',
      courseId: classroom.courseId,
      createdAt: expect.any(String),
      reply: null,
      user: { name: 'Lila', photoUrl: null, role: 'student' },
    });
    expect((await reviewsOf(classroom)).body).toEqual([reply.body]);
    expect((await listOf('/api/review/allReview')).body[0]).toEqual(reply.body);
    expect(await classroom.counters()).toMatchObject({ ratingSum: 4, ratingCount: 1 });
  });

  it('a second time edits the first', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner();
    const first = await give(learner, classroom, 2, 'Hm');
    const second = await give(learner, classroom, 5);
    expect([second.status, second.body._id]).toEqual([200, first.body._id]);
    expect(second.body).toMatchObject({ rating: 5, comment: '' });
    expect((await reviewsOf(classroom)).body).toHaveLength(1);
    expect(await classroom.counters()).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  });

  it('fifty times at once makes one', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner();
    // A machine that stands still refuses some (503), and clients come again.
    const giveUntilTaken = async (stars: number) => {
      for (;;) {
        const reply = await give(learner, classroom, stars);
        if (reply.status !== 503) return reply;
      }
    };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => giveUntilTaken(1 + (index % 5))),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(49).fill(200), 201]);
    const { body } = await reviewsOf(classroom);
    expect(body).toHaveLength(1);
    expect(await classroom.counters()).toMatchObject({
      ratingSum: body[0]?.rating,
      ratingCount: 1,
    });
  });

  it('counts every learner of a crowd', async () => {
    const classroom = await Classroom.open(app);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => classroom.learner()));
    await Promise.all(crowd.map((learner, index) => give(learner, classroom, 1 + (index % 5))));
    expect(await classroom.counters()).toMatchObject({ ratingSum: 21, ratingCount: 8 });
  });

  it.each([
    ['no stars', 0],
    ['six stars', 6],
    ['half a star', 4.5],
    ['text', '5'],
    ['nothing', undefined],
    ['a list', [5]],
  ])('with %s is refused', async (_, rating) => {
    const classroom = await Classroom.open(app);
    const reply = await give(await classroom.learner(), classroom, rating);
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', errors: [{ field: 'rating' }] },
    ]);
    expect(await classroom.counters()).toMatchObject({ ratingSum: 0, ratingCount: 0 });
  });

  it('takes 2,000 characters and no more', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner();
    expect((await give(learner, classroom, 5, '😀'.repeat(2000))).status).toBe(201);
    expect((await give(learner, classroom, 5, 'x'.repeat(2001))).status).toBe(400);
    expect((await give(learner, classroom, 5, 7)).status).toBe(400);
    expect((await give(learner, classroom, 5, 'a\u0000b')).status).toBe(400);
  });

  it('keeps markup as the text it is', async () => {
    const classroom = await Classroom.open(app);
    const comment = '<script>alert(1)</script>';
    expect((await give(await classroom.learner(), classroom, 1, comment)).body).toMatchObject({
      comment,
    });
  });
});

describe('Reading my own review', () => {
  const ownOf = (who: HttpClient, { courseId }: Classroom) =>
    who.get<{ review: Review | null }>(`/api/review/course/${courseId}/own`);

  it('is null until it is given, then what I said last', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner();
    await give(await classroom.learner(), classroom, 1);
    const before = await ownOf(learner, classroom);
    expect([before.status, before.body]).toEqual([200, { review: null }]);
    expect(before.headers.get('cache-control')).toBe('private, no-cache');
    await give(learner, classroom, 2, 'Hm');
    const { body } = await give(learner, classroom, 4, 'Better now');
    expect((await ownOf(learner, classroom)).body).toEqual({ review: body });
  });

  it('finds it while it is hidden, and on a course that went off sale', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner();
    const { body } = await give(learner, classroom, 3, 'Mine');
    await app.sql.rows('update reviews.review set hidden_at = now() where id = $1', [body._id]);
    await classroom.unpublish();
    expect((await ownOf(learner, classroom)).body).toEqual({ review: body });
    expect((await ownOf(await app.signUp('student'), classroom)).status).toBe(404);
  });
});

describe('Reading reviews', () => {
  it('goes page by page, newest first, to the last', async () => {
    const classroom = await Classroom.open(app);
    const learners = [];
    for (let n = 1; n <= 5; n += 1) learners.push(await classroom.learner(`Learner ${n}`));
    for (const [index, learner] of learners.entries())
      await give(learner, classroom, 5, `number ${index + 1}`);
    const seen: string[][] = [];
    let path: string | undefined = `/api/review/course/${classroom.courseId}?limit=2`;
    while (path) {
      const page = await listOf(path);
      seen.push(page.body.map(({ comment }) => comment));
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([['number 5', 'number 4'], ['number 3', 'number 2'], ['number 1']]);
  });

  it.each(['limit=0', 'limit=51', 'limit=x', 'cursor=nonsense'])('refuses %s', async (query) => {
    expect((await listOf(`/api/review/allReview?${query}`)).status).toBe(400);
  });

  it('hides those of courses that are not on show', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner();
    const { body } = await give(learner, classroom, 3);
    await classroom.unpublish();
    const all = await listOf('/api/review/allReview');
    expect(all.body.map(({ _id }) => _id)).not.toContain(body._id);
    const path = `/api/review/course/${classroom.courseId}`;
    expect((await listOf(path)).status).toBe(404);
    expect((await learner.get(path)).status).toBe(200);
    expect((await classroom.educator.get(path)).status).toBe(200);
    expect((await listOf('/api/review/course/nonsense')).status).toBe(404);
  });

  it('names nobody whose account is gone', async () => {
    const classroom = await Classroom.open(app);
    const learner = await classroom.learner('Lila');
    await give(learner, classroom, 3);
    await app.sql.rows('delete from identity."user" where id = $1', [learner.user._id]);
    expect((await reviewsOf(classroom)).body[0]?.user).toEqual({
      name: 'Former learner',
      photoUrl: null,
      role: 'student',
    });
  });

  it('tells other modules the newest of each course', async () => {
    const [one, other] = [await Classroom.open(app), await Classroom.open(app)];
    for (const rating of [1, 2, 3]) await give(await one.learner(), one, rating);
    await give(await other.learner(), other, 5);
    const reviews = app.nest.get(ReviewsApi);
    const ratings = await reviews.newestRatings([one.courseId, other.courseId], 2);
    expect(ratings.get(one.courseId)?.map(({ rating }) => rating)).toEqual([3, 2]);
    expect(ratings.get(other.courseId)?.map(({ rating }) => rating)).toEqual([5]);
    const [newest] = await reviews.newestReviews(one.courseId, 1);
    expect(newest).toMatchObject({ rating: 3, reviewer: { name: 'Lila' } });
  });
});
