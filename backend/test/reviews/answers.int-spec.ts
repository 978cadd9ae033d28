import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ModerateReview } from '../../src/modules/reviews/application/moderation/moderate-review.js';
import { Classroom } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { overlap } from '../support/overlap.js';
import { TestApp } from '../support/test-app.js';

interface Given {
  readonly _id: string;
  readonly reply: { readonly text: string } | null;
}

let app: TestApp;
let classroom: Classroom;
let ops: HttpClient;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  classroom = await Classroom.open(app);
  ops = await app.opsStaff();
}, 60_000);
afterAll(() => app.close());

async function given(rating: number, room = classroom) {
  const author = await room.learner();
  const body = { courseId: room.courseId, rating, comment: 'As it is' };
  const reply = await author.post<Given>('/api/review/givereview', body);
  return { author, reviewId: reply.body._id };
}

const ratingOf = async ({ courseId }: Classroom) =>
  (await app.visitor().get(`/api/review/course/${courseId}/rating`)).body;
const listed = async ({ courseId }: Classroom) =>
  (await app.visitor().get<Given[]>(`/api/review/course/${courseId}`)).body;
const moderate = (reviewId: string, decision: 'hide' | 'show') =>
  ops.post(`/api/ops/reviews/${reviewId}/${decision}`, { reason: 'Ticket 4711: was reported' });

describe('The ratings of a course', () => {
  it('are distributed over five stars', async () => {
    const room = await Classroom.open(app);
    for (const stars of [5, 5, 4, 1]) await given(stars, room);
    expect(await ratingOf(room)).toEqual({
      averageRating: 3.8,
      reviewCount: 4,
      distribution: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    });
  });

  it('are hidden with the course', async () => {
    const room = await Classroom.open(app);
    await room.unpublish();
    const path = `/api/review/course/${room.courseId}/rating`;
    expect((await app.visitor().get(path)).status).toBe(404);
    expect((await room.educator.get(path)).status).toBe(200);
  });

  it('equal a plain count after a random history', async () => {
    const room = await Classroom.open(app);
    const people = await Promise.all(Array.from({ length: 6 }, () => given(3, room)));
    // Each learner's actions run in sequence, those of different learners concurrently.
    const stories = people.map(async ({ author, reviewId }, who) => {
      for (let n = 0; n < 8; n += 1) {
        const dice = (7 * who + 5 * n + who * n) % 10;
        if (dice < 6)
          await author.post('/api/review/givereview', {
            courseId: room.courseId,
            rating: 1 + (dice % 5),
          });
        else await moderate(reviewId, dice < 8 ? 'hide' : 'show');
      }
    });
    await Promise.all(stories);
    const truth = await app.sql.rows<{ stars: number; count: number }>(
      `select rating as stars, count(*)::integer as count from reviews.review
       where course_id = $1 and hidden_at is null group by rating order by rating desc`,
      [room.courseId],
    );
    const { distribution } = (await ratingOf(room)) as { distribution: { count: number }[] };
    expect(distribution.filter(({ count }) => count > 0)).toEqual(truth);
    expect(await room.counters()).toMatchObject({
      ratingSum: truth.reduce((sum, { stars, count }) => sum + stars * count, 0),
      ratingCount: truth.reduce((sum, { count }) => sum + count, 0),
    });
  });
});

describe("The educator's reply", () => {
  const reply = (who: HttpClient, reviewId: string, text: unknown = 'Thank you') =>
    who.put<Given>(`/api/review/reply/${reviewId}`, { text });

  it('stands below the review, also on the page of the course', async () => {
    const { reviewId } = await given(4);
    expect((await reply(classroom.educator, reviewId)).body.reply).toMatchObject({
      text: 'Thank you',
    });
    expect((await listed(classroom))[0]).toMatchObject({ reply: { text: 'Thank you' } });
    const path = `/api/course/getcourse/${classroom.courseId}`;
    const course = await classroom.educator.get<{ reviews: Given[] }>(path);
    expect(course.body.reviews[0]).toMatchObject({ _id: reviewId, reply: { text: 'Thank you' } });
    expect((await reply(classroom.educator, reviewId, ' ')).body.reply).toBeNull();
  });

  it('is for the educator of the course', async () => {
    const { author, reviewId } = await given(4);
    for (const [who, status] of [
      [app.visitor(), 401],
      [author, 403],
      [await app.signUp('educator'), 403],
    ] as const)
      for (const text of ['Thank you', 7])
        expect((await reply(who, reviewId, text)).status).toBe(status);
    expect((await reply(classroom.educator, randomUUID())).status).toBe(404);
    expect((await reply(classroom.educator, reviewId, 'x'.repeat(2001))).status).toBe(400);
    expect((await reply(classroom.educator, reviewId, 7)).status).toBe(400);
  });
});

describe('A reported review', () => {
  const report = (who: HttpClient, reviewId: string, ground: unknown = 'spam', note = '') =>
    who.post(`/api/review/report/${reviewId}`, { ground, note });
  const reported = async () =>
    (await ops.get<{ _id: string; reports: number }[]>('/api/ops/reviews/reported')).body;

  it('waits for ops with what its reader said last, until they have decided', async () => {
    const { reviewId } = await given(1);
    const reader = await app.signUp('student');
    await report(reader, reviewId, 'spam', 'Sells shoes');
    expect((await report(reader, reviewId, 'abusive')).status).toBe(200);
    expect(await reported()).toMatchObject([{ _id: reviewId, reports: 1, grounds: ['abusive'] }]);
    await moderate(reviewId, 'show');
    expect(await reported()).toEqual([]);
  });

  it('shows ops the reply to it, which they can take away, also when it is hidden', async () => {
    const { author, reviewId } = await given(2);
    const reply = () =>
      classroom.educator.put(`/api/review/reply/${reviewId}`, { text: 'You are a fool' });
    const path = `/api/ops/reviews/${reviewId}`;
    const read = async () => (await ops.get<Given & { hiddenAt: string | null }>(path)).body;
    const remove = () =>
      ops.post(`${path}/remove-reply`, { reason: 'Ticket 4711: it insults the author' });
    await reply();
    expect((await report(author, reviewId, 'abusive')).status).toBe(200);
    expect(await reported()).toMatchObject([{ _id: reviewId, reply: { text: 'You are a fool' } }]);
    expect((await remove()).body).toMatchObject({ changed: true });
    expect((await remove()).body).toMatchObject({ changed: false });
    expect(await reported()).toEqual([]);
    expect((await listed(classroom))[0]).toMatchObject({ _id: reviewId, reply: null });
    await reply();
    await moderate(reviewId, 'hide');
    expect(await read()).toMatchObject({
      _id: reviewId,
      comment: 'As it is',
      reply: { text: 'You are a fool' },
      hiddenAt: expect.any(String),
    });
    await remove();
    await moderate(reviewId, 'show');
    expect(await read()).toMatchObject({ reply: null, hiddenAt: null });
    expect((await ops.get(`/api/ops/reviews/${randomUUID()}`)).status).toBe(404);
  });

  it('is hidden with its stars', async () => {
    const room = await Classroom.open(app);
    const { reviewId } = await given(1, room);
    await given(5, room);
    expect((await moderate(reviewId, 'hide')).body).toMatchObject({ changed: true });
    expect((await listed(room)).map(({ _id }) => _id)).not.toContain(reviewId);
    expect(await room.counters()).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  });

  it('counts, once it is shown again, with the stars it was given meanwhile', async () => {
    const room = await Classroom.open(app);
    const { author, reviewId } = await given(1, room);
    await moderate(reviewId, 'hide');
    await author.post('/api/review/givereview', { courseId: room.courseId, rating: 2 });
    expect(await room.counters()).toMatchObject({ ratingSum: 0, ratingCount: 0 });
    await moderate(reviewId, 'show');
    expect(await room.counters()).toMatchObject({ ratingSum: 2, ratingCount: 1 });
    expect(await listed(room)).toHaveLength(1);
  });

  it('counts no more when its author edits it while it is being hidden', async () => {
    const room = await Classroom.open(app);
    const { author, reviewId } = await given(5, room);
    await given(4, room);
    const edited = await overlap(
      app,
      () => app.nest.get(ModerateReview).execute({ reviewId, decision: 'hide' }),
      () => author.post('/api/review/givereview', { courseId: room.courseId, rating: 3 }),
    );
    expect([edited.status, edited.body['rating']]).toEqual([200, 3]);
    expect(await room.counters()).toMatchObject({ ratingSum: 4, ratingCount: 1 });
    expect(await ratingOf(room)).toMatchObject({ averageRating: 4, reviewCount: 1 });
  });

  it('is reported by people who see it, with one of the grounds', async () => {
    const { author, reviewId } = await given(2);
    const reader = await app.signUp('student');
    expect((await report(app.visitor(), reviewId)).status).toBe(401);
    expect((await report(author, reviewId)).status).toBe(403);
    expect((await report(author, reviewId, 'dull')).status).toBe(403);
    expect((await report(reader, randomUUID())).status).toBe(404);
    for (const ground of ['dislike', 7, undefined])
      expect((await report(reader, reviewId, ground ?? null)).status).toBe(400);
    expect((await report(reader, reviewId, 'spam', 'x'.repeat(501))).status).toBe(400);
  });

  it('is hidden by ops alone', async () => {
    const { author, reviewId } = await given(2);
    const body = { reason: 'I am the educator here' };
    for (const who of [author, classroom.educator])
      expect((await who.post(`/api/ops/reviews/${reviewId}/hide`, body)).status).toBe(403);
  });
});
