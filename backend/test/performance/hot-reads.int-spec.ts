import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { HttpClient } from '../support/http-client.js';
import { Classroom } from '../learning/classroom.js';
import { plans, type Scan } from '../support/plans.js';
import { listenToStatements } from '../support/statements.js';
import { TestApp } from '../support/test-app.js';
import { DOCUMENT_VERSION } from '../../src/modules/catalog/domain/search/search-document.js';
import { LiveHead } from '../../src/modules/catalog/infrastructure/search/head/live-head.js';

const COURSES = 200;
const LIST = '/api/course/getpublishedcoures';
const KIB = 1024;

const SEED = [
  `insert into catalog.course (id, creator_id, title, sub_title, description, category, level, price_paise, is_published,
     published_at, was_sold, enrollment_count, rating_sum, rating_count, created_at, updated_at)
   select uuidv7(), $1, 'Course ' || at, 'Step by step', repeat('Useful. ', 60), 'Others', 'Beginner', 49900, true,
     now() - at * interval '1 minute', true, at, 4, 1, now() - at * interval '1 minute', now()
   from generate_series(1, ${COURSES}) as at`,
  `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
   select uuidv7(), id, 'Lecture', at, false, now() from catalog.course, generate_series(0, 1) as at where creator_id = $1`,
  `insert into reviews.review (id, course_id, author_id, rating, comment, created_at)
   select uuidv7(), id, uuidv7(), 4, 'Good.', now() from catalog.course where creator_id = $1`,
  `insert into learning.enrollment (id, learner_id, course_id, status, grant_kind, enrolled_at, active_since, progress)
   select uuidv7(), uuidv7(), id, 'active', 'free', now(), now(), '{}' from catalog.course where creator_id = $1`,
  `insert into catalog.search_document (course_id, creator_id, document_version, band, tokens, level, price_paise, minutes)
   select id, creator_id, ${DOCUMENT_VERSION}, enrollment_count % 3, case when enrollment_count < 9
     then '''python'':1A ''window'':1D' else '''#python'':1A ''python'':1A' end::tsvector, level, price_paise, 60
   from catalog.course where creator_id = $1`,
];

let app: TestApp;
let learner: HttpClient;
let educator: HttpClient;
let courseId: string;
let statements: string[];

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator');
  for (const statement of SEED) await app.sql.rows(statement, [educator.user._id]);
  learner = await app.signUp('student');
  const { body } = await learner.get<{ _id: string }[]>(`${LIST}?limit=1`);
  courseId = body[0]?._id ?? '';
  statements = listenToStatements(app);
}, 60_000);
afterAll(() => app.close());

async function read(
  path: string,
  reader = learner,
): Promise<{ asked: string[]; bytes: number; next: string }> {
  statements.length = 0;
  const { status, body, headers } = await reader.get(path);
  expect(status).toBe(200);
  const [, next = ''] = /<([^>]+)>/.exec(headers.get('link') ?? '') ?? [];
  return { asked: [...statements], bytes: JSON.stringify(body).length, next };
}

/** The statements of one of three reads: into others may fall a round of the process, and the session's. */
async function fewestOf(path: string, reader = learner): Promise<string[]> {
  const all: string[][] = [];
  for (let times = 0; times < 3; times += 1) all.push((await read(path, reader)).asked);
  return all.reduce((fewest, asked) => (asked.length < fewest.length ? asked : fewest));
}

const plansOf = (asked: readonly string[], without?: readonly Scan[]) => plans(app, asked, without);

describe('A hot read', () => {
  it.each([
    ['the first page of the catalog', () => `${LIST}?limit=20`],
    ['a category of it', () => `${LIST}?limit=20&category=Others`],
    ['words in it', () => `${LIST}?limit=20&q=useful+step`],
    ['the page of a course', () => `/api/course/getcourse/${courseId}`],
    ['the lectures of a course', () => `/api/course/getcourselecture/${courseId}`],
    ['my progress', () => '/api/learning/progress'],
    ['my orders', () => '/api/payment/orders'],
    ['reviews of a course', () => `/api/review/course/${courseId}`],
    ['the latest reviews', () => '/api/review/allReview'],
    ['who I am', () => '/api/user/currentuser'],
  ])('finds %s by indexes alone and never counts rows off', async (_, path) => {
    const { asked } = await read(path());
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((text) => /\boffset\b/i.test(text))).toEqual([]);
    expect(await plansOf(asked)).not.toMatch('Seq Scan');
  });

  it.each([
    '/api/course/getcreatorcourses',
    '/api/course/dashboard',
    '/api/course/dashboard/earnings',
  ])('finds %s for an educator by indexes alone', async (path) => {
    const { asked } = await read(path, educator);
    expect(asked.filter((text) => /\boffset\b/i.test(text))).toEqual([]);
    expect(await plansOf(asked)).not.toMatch('Seq Scan');
  });

  it('reads of the videos in a list of courses how long they are, and no more', async () => {
    const { asked } = await read('/api/course/getcreatorcourses', educator);
    const ofVideos = asked.filter((text) => text.includes('catalog.video '));
    expect(ofVideos).toHaveLength(1);
    expect(ofVideos[0]).not.toMatch('v.source, v.renditions');
  });

  it('finds a later page as it finds the first', async () => {
    const first = await read(`${LIST}?limit=20`);
    await read(first.next);
    const later = await read(first.next);
    // Sessions are loaded every five seconds.
    const ofCourses = ({ asked }: { asked: string[] }) =>
      asked.filter((text) => /catalog\.|learning\./.test(text)).length;
    expect(ofCourses(later)).toBe(ofCourses(first));
    expect(ofCourses(later)).toBeGreaterThan(0);
    expect(await plansOf(later.asked)).not.toMatch('Seq Scan');
  });

  it('keeps the plan of a later page, whatever the cursor', async () => {
    const { next } = await read(`${LIST}?limit=20`);
    const { asked } = await read(next);
    const text = asked.find((statement) => statement.includes('course_card')) ?? '';
    const client = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
    await client.connect();
    const values = ['shape', new Date().toISOString(), courseId, 21];
    for (let times = 0; times < 7; times += 1) await client.query({ name: 'page', text, values });
    const { rows } = await client.query<{ kept: number }>(
      'select generic_plans::int as kept from pg_prepared_statements',
    );
    await client.end();
    expect(rows).toEqual([{ kept: 2 }]);
  });

  it('can look up the courses that have a word anywhere', async () => {
    const { asked } = await read(`${LIST}?limit=20&q=useful`);
    // On a busy machine the session may have been loaded again in between.
    const list = asked.filter((statement) => statement.includes('course_words'));
    const found = await plansOf(list, ['seqscan', 'indexscan', 'indexonlyscan']);
    expect(found).toMatch('course_words_anywhere');
  });

  it('shows a course by thirteen statements at most, whatever else its educator sells', async () => {
    const asked = await fewestOf(`/api/course/getcourse/${courseId}`);
    // Course and enrollment; lectures, videos (playable, status), captions, handouts; reviews and authors; the educator and their
    // figures; cards of other courses and the viewer's enrollments. Perhaps the session.
    expect(asked.length).toBeLessThanOrEqual(13);
  });

  it('decides over a playlist by four statements at most, each by an index, and over a segment by none', async () => {
    const classroom = await Classroom.open(app, educator);
    const { videoId } = await classroom.addLecture();
    const viewer = await classroom.learner();
    const place = `/api/media/${videoId}`;
    const asked = await fewestOf(`${place}/master.m3u8`, viewer);
    // The video, its lecture and course, the enrollment; and the video again for the playlist.
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(await plansOf(asked)).not.toMatch('Seq Scan');
    for (const file of ['index.m3u8', 'init.mp4', 'segment-0.m4s'])
      expect(await fewestOf(`${place}/240p/${file}`, viewer)).toEqual([]);
  });

  it('shows the notes of a course by five statements at most, each by an index', async () => {
    const classroom = await Classroom.open(app, educator);
    const { lectureId } = await classroom.addLecture();
    const writer = await classroom.learner();
    const note = { lectureId, positionSeconds: 1, text: 'Mine' };
    await writer.put(`/api/learning/notes/${lectureId}`, note);
    // The notes; the course, its lectures and their videos; what it is called. Perhaps the session.
    for (const path of [`/course/${classroom.courseId}`, '']) {
      const asked = await fewestOf(`/api/learning/notes${path}`, writer);
      expect(asked.filter((text) => text.includes('learning.note'))).toHaveLength(1);
      expect(asked.length).toBeLessThanOrEqual(5);
      expect(await plansOf(asked)).not.toMatch('Seq Scan');
    }
  });

  it('shows questions by seven statements at most, each by an index', async () => {
    const classroom = await Classroom.open(app, educator);
    const { lectureId } = await classroom.addLecture();
    const writer = await classroom.learner();
    const question = `/api/questions/${lectureId}`;
    await writer.put(question, { lectureId, positionSeconds: 1, text: 'Why?' });
    await writer.put(`${question}/answers/${lectureId}`, { text: 'Never mind.' });
    const list = `/api/questions/course/${classroom.courseId}`;
    // The questions; the course, its lectures and their videos; whether the reader is enrolled; who wrote. Perhaps the
    // session.
    for (const [path, reader] of [
      [list, writer],
      [`${list}?lectureId=${lectureId}`, writer],
      [question, writer],
      ['/api/questions/awaiting', educator],
    ] as const) {
      const asked = await fewestOf(path, reader);
      expect(asked.filter((text) => text.includes('questions.question'))).toHaveLength(1);
      expect(asked.length).toBeLessThanOrEqual(7);
      expect(await plansOf(asked)).not.toMatch('Seq Scan');
    }
  });

  it('shows quizzes by six statements at most, each by an index', async () => {
    const classroom = await Classroom.open(app, educator);
    const { lectureId } = await classroom.addLecture();
    const writer = await classroom.learner();
    const quiz = `/api/quizzes/${lectureId}`;
    const right = { _id: randomUUID(), text: 'Yes', isRight: true };
    const options = [right, { _id: randomUUID(), text: 'No', isRight: false }];
    const questions = [{ _id: randomUUID(), text: 'Is it?', explanation: null, options }];
    const { revisedAt } = (
      await educator.put<{ revisedAt: string }>(quiz, { revisedAt: null, questions })
    ).body;
    await writer.put(`${quiz}/attempts/${lectureId}`, { revisedAt, choices: [] });
    // The quiz, the reader's result or all; the course, its lectures and their videos; whether the reader is enrolled.
    // Perhaps the session.
    for (const [path, reader] of [
      [`/api/quizzes/course/${classroom.courseId}`, writer],
      [quiz, writer],
      [`/api/quizzes/key/${lectureId}`, educator],
    ] as const) {
      const asked = await fewestOf(path, reader);
      expect(asked.some((text) => text.includes('quizzes.quiz'))).toBe(true);
      expect(asked.length).toBeLessThanOrEqual(6);
      expect(await plansOf(asked)).not.toMatch('Seq Scan');
    }
  });

  it('asks no more for many courses than for few', async () => {
    await read(`${LIST}?limit=100`);
    const few = await fewestOf(`${LIST}?limit=5`);
    const many = await fewestOf(`${LIST}?limit=100`);
    expect(many).toHaveLength(few.length);
    // The page and the reader's enrollments, from cached cards; perhaps the session.
    expect(few.length).toBeLessThanOrEqual(3);
  });

  it('stays within its weight', async () => {
    expect((await read(`${LIST}?limit=20`)).bytes).toBeLessThan(32 * KIB);
    expect((await read(`/api/course/getcourse/${courseId}`)).bytes).toBeLessThan(32 * KIB);
  });
});

describe('A search', () => {
  async function search(input: string): Promise<{ asked: string[]; bytes: number }> {
    await app.nest.get(LiveHead).settled();
    // Sessions are read again every few seconds; here, that would be a statement of some runs only.
    await learner.get('/api/user/currentuser');
    statements.length = 0;
    const { status, body } = await learner.post<unknown[]>('/api/ai/search', { input });
    expect([status, body.length > 0]).toEqual([200, true]);
    return { asked: [...statements], bytes: JSON.stringify(body).length };
  }

  it('asks nothing of the catalog where the head of the index suffices', async () => {
    const { asked, bytes } = await search('python for beginners');
    expect(asked.filter((statement) => statement.includes('catalog.'))).toEqual([]);
    expect(bytes).toBeLessThan(32 * KIB);
  });

  it.each(['python window', 'pyhton under 900 rupees', 'window'])(
    'finds %j by indexes alone where PostgreSQL answers',
    async (input) => {
      const live = app.nest.get(LiveHead);
      live.deaf();
      const { asked } = await search(input);
      live.hearing();
      expect(asked.length).toBeLessThanOrEqual(6);
      expect(await plansOf(asked)).not.toMatch('Seq Scan');
    },
  );
});
