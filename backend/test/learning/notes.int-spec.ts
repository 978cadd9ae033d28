import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { Classroom, type Lesson } from './classroom.js';

let app: TestApp;
let classroom: Classroom;
let first: Lesson;
let second: Lesson;

beforeAll(async () => {
  app = await TestApp.start();
  ({ classroom, first, second } = await Classroom.withTwoLessons(app));
}, 60_000);
afterAll(() => app.close());

const NOTES = '/api/learning/notes';
interface Given {
  readonly id?: string;
  readonly lesson?: Lesson;
  readonly positionSeconds?: unknown;
  readonly text?: unknown;
  readonly replaces?: unknown;
}
const write = (who: HttpClient, { id = randomUUID(), lesson = second, ...given }: Given = {}) =>
  who.put(`${NOTES}/${id}`, {
    lectureId: lesson.lectureId,
    positionSeconds: 192,
    text: 'Look at the exits first.',
    ...given,
  });
const listOf = async (who: HttpClient, { courseId } = classroom) =>
  (await who.get<{ notes: { text: string }[]; mayAdd: boolean }>(`${NOTES}/course/${courseId}`))
    .body;
const download = (who: HttpClient, query = '', { courseId } = classroom) =>
  who.get<string>(`${NOTES}/course/${courseId}/download${query}`);

describe('A note', () => {
  it('is written, changed and deleted', async () => {
    const learner = await classroom.learner();
    const id = randomUUID();
    const written = await write(learner, { id, text: '  Two\r\nlines  ' });
    expect([written.status, written.body]).toEqual([
      201,
      {
        _id: id,
        courseId: classroom.courseId,
        lectureId: second.lectureId,
        lectureTitle: 'A lecture',
        positionSeconds: 192,
        text: 'Two\nlines',
        createdAt: expect.any(String),
        updatedAt: written.body['createdAt'],
      },
    ]);
    const changed = await write(learner, { id, positionSeconds: 7, text: 'Other words' });
    expect([changed.status, changed.body]).toMatchObject([200, { positionSeconds: 192 }]);
    expect((await listOf(learner)).notes).toMatchObject([{ _id: id, text: 'Other words' }]);
    expect((await learner.delete(`${NOTES}/${id}`)).status).toBe(200);
    expect((await learner.delete(`${NOTES}/${id}`)).status).toBe(404);
    expect((await listOf(learner)).notes).toEqual([]);
  });

  it('is not overwritten by who had not seen its text', async () => {
    const learner = await classroom.learner();
    const id = randomUUID();
    await write(learner, { id, text: 'Written\non the phone' });
    const stale = await write(learner, { id, text: 'Other words', replaces: 'Exits' });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'STALE_VERSION' }]);
    const replaces = 'Written\r\non the phone';
    expect((await write(learner, { id, text: 'Other words', replaces })).status).toBe(200);
    // The answer was lost.
    expect((await write(learner, { id, text: 'Other words', replaces })).status).toBe(200);
    expect((await listOf(learner)).notes).toMatchObject([{ text: 'Other words' }]);
  });

  it('is one, however often and how much at once it is sent', async () => {
    const learner = await classroom.learner();
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3, 4].map(() => write(learner, { id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect((await listOf(learner)).notes).toHaveLength(1);
  });

  it('belongs to one, if two choose its id at once', async () => {
    const [asha, ben] = [await classroom.learner(), await classroom.learner()];
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const replies = await Promise.all([asha, ben].map((who) => write(who, { id })));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 404]);
    }
  });

  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'a'.repeat(2001) }],
    ['text', { text: 'a\u202eb' }],
    ['text', { text: undefined }],
    ['replaces', { replaces: 7 }],
    ['replaces', { replaces: 'a'.repeat(2001) }],
    ['positionSeconds', { positionSeconds: -1 }],
    ['positionSeconds', { positionSeconds: 1.5 }],
    ['positionSeconds', { positionSeconds: '192' }],
    ['positionSeconds', { positionSeconds: 86_401 }],
  ])('is refused for its %s: %j', async (field, given) => {
    const { status, body } = await write(await classroom.learner(), given);
    expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED', errors: [{ field }] }]);
  });

  it('stands at the end where its moment lies beyond it', async () => {
    const { body } = await write(await classroom.learner(), { lesson: first });
    expect(body).toMatchObject({ positionSeconds: 10 });
  });

  it('is refused beyond 500 in a course', async () => {
    const learner = await classroom.learner();
    await app.sql.rows(
      `insert into learning.note (id, learner_id, course_id, lecture_id, course_title, lecture_title,
         position_seconds, text, created_at, updated_at)
       select gen_random_uuid(), $1, $2, $3, 'C', 'L', 0, 'N', now(), now() from generate_series(1, 500)`,
      [learner.user._id, classroom.courseId, second.lectureId],
    );
    const { status, body } = await write(learner);
    expect([status, body]).toMatchObject([409, { code: 'TOO_MANY_NOTES' }]);
  });
});

describe('Who may write and read notes', () => {
  it('is who has the course, and its educator', async () => {
    const hidden = await Classroom.open(app);
    const lesson = await hidden.addLecture({ isPreviewFree: true });
    const stranger = await app.signUp('student');
    const statuses = async () => {
      const replies = [stranger, hidden.educator, app.visitor()].map((who) =>
        write(who, { lesson }),
      );
      return (await Promise.all(replies)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([403, 201, 401]);
    await hidden.unpublish();
    expect(await statuses()).toEqual([404, 201, 401]);
    expect((await stranger.get(`${NOTES}/course/${hidden.courseId}`)).status).toBe(404);
    expect((await download(stranger, '', hidden)).status).toBe(404);
  });

  it('is nobody else: no other learner, no educator, no ops', async () => {
    const learner = await classroom.learner();
    const id = randomUUID();
    await write(learner, { id, text: 'Mine alone' });
    const others = [await classroom.learner(), classroom.educator, await app.opsStaff()];
    for (const other of others) {
      expect((await write(other, { id, text: 'Taken' })).status).toBe(404);
      expect((await other.delete(`${NOTES}/${id}`)).status).toBe(404);
      const seen = await other.get<object>(`${NOTES}/course/${classroom.courseId}`);
      expect(JSON.stringify(seen.body)).not.toContain('Mine alone');
    }
    expect((await listOf(learner)).notes).toMatchObject([{ text: 'Mine alone' }]);
  });

  it('keeps what was written after a refund, under the names of then', async () => {
    const other = await Classroom.open(app);
    const lesson = await other.addLecture();
    const learner = await other.learner();
    const id = randomUUID();
    await write(learner, { id, lesson });
    await other.refund(learner);
    await other.edit({ title: 'A title of later' });
    await other.unpublish();
    expect(await listOf(learner, other)).toMatchObject({
      courseTitle: 'Watching cameras',
      mayAdd: false,
      notes: [{ _id: id, isWatchable: false }],
    });
    const { body: courses } = await learner.get<object[]>(NOTES);
    expect(courses).toMatchObject([{ courseTitle: 'Watching cameras', notes: 1 }]);
    expect((await download(learner, '', other)).status).toBe(200);
    expect((await write(learner, { id, lesson, text: 'Changed' })).status).toBe(200);
    expect((await write(learner, { lesson })).status).toBe(404);
    expect((await learner.delete(`${NOTES}/${id}`)).status).toBe(200);
    expect((await learner.get(`${NOTES}/course/${other.courseId}`)).status).toBe(404);
  });

  it('keeps the notes of a lecture that was removed', async () => {
    const other = await Classroom.open(app);
    const lesson = await other.addLecture();
    const learner = await other.learner();
    await write(learner, { lesson });
    await other.educator.delete(`/api/course/removelecture/${lesson.lectureId}`);
    expect(await listOf(learner, other)).toMatchObject({
      mayAdd: true,
      notes: [{ lectureTitle: 'A lecture', isWatchable: false }],
    });
  });
});

describe('Notes to take along', () => {
  it('are Markdown, or plain text', async () => {
    const learner = await classroom.learner();
    await write(learner);
    const markdown = await download(learner);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.get('content-disposition')).toBe(
      'attachment; filename="notes-watching-cameras.md"',
    );
    expect(markdown.body).toBe(
      '# Watching cameras\n\n## A lecture\n\n**3:12**\n\nLook at the exits first.\n',
    );
    const text = await download(learner, '?format=text');
    expect(text.headers.get('content-disposition')).toContain('.txt"');
    expect(text.body).toContain('3:12\nLook at the exits first.');
    expect((await download(learner, '?format=pdf')).status).toBe(400);
  });

  it('are in the export of the account, and go with it', async () => {
    const learner = await classroom.learner();
    await write(learner);
    expect((await learner.get('/api/user/export')).body).toMatchObject({
      notes: [
        { lectureTitle: 'A lecture', positionSeconds: 192, text: 'Look at the exits first.' },
      ],
    });
    const password = 'correct horse battery';
    expect((await learner.send('DELETE', '/api/user', { password })).status).toBe(200);
    const left = () =>
      app.sql.rows('select from learning.note where learner_id = $1', [learner.user._id]);
    await eventually('the notes deleted', async () => (await left()).length === 0);
  });
});
