import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { addLecture, createCourse, editCourse, enroll } from './classroom.js';

type Caller = 'anon' | 'student' | 'enrolled' | 'other' | 'owner';
type Standing = 'published' | 'draft' | 'retired' | 'unknown';

let app: TestApp;
const callers = new Map<Caller, HttpClient>();
const caller = (name: Caller) => callers.get(name) as HttpClient;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  callers.set('anon', app.visitor());
  callers.set('student', await app.signUp('student'));
  callers.set('enrolled', await app.signUp('student'));
  callers.set('other', await app.signUp('educator'));
  callers.set('owner', await app.signUp('educator', 'Asha Rao'));
}, 60_000);
afterAll(() => app.close());

/** A new course in the state, with one lecture; if it was sold, the enrolled learner has bought it. */
async function courseIn(standing: Standing): Promise<{ courseId: string; lectureId: string }> {
  if (standing === 'unknown') return { courseId: ABSENT, lectureId: ABSENT };
  const owner = caller('owner');
  const { _id: courseId } = await createCourse(owner, { isPublished: 'true' });
  const { _id: lectureId } = await addLecture(owner, courseId);
  if (standing !== 'draft') await enroll(app, caller('enrolled'), courseId);
  if (standing === 'draft') await editCourse(owner, courseId, { isPublished: 'false' });
  if (standing === 'retired') await owner.delete(`/api/course/removecourse/${courseId}`);
  return { courseId, lectureId };
}
const ABSENT = '0192f0c1-7b5e-7000-8000-000000000000';

type Write = (
  client: HttpClient,
  course: { courseId: string; lectureId: string },
) => Promise<{ status: number }>;
/** Calls that are not in the access matrix. */
const writes: Record<string, { write: Write; ok: number }> = {
  reorderlectures: {
    write: (c, { courseId, lectureId }) =>
      c.post(`/api/course/reorderlectures/${courseId}`, { lectureIds: [lectureId] }),
    ok: 200,
  },
  lecturestatus: {
    write: (c, { lectureId }) => c.get(`/api/course/lecturestatus/${lectureId}`),
    ok: 200,
  },
};
const strangers: [Standing, number][] = [
  ['published', 403],
  ['draft', 404],
  ['retired', 404],
  ['unknown', 404],
];

describe.each(Object.entries(writes))('%s', (_, { write, ok }) => {
  it.each(strangers)(
    'on a course that is %s answers other educators %i',
    async (standing, status) => {
      const course = await courseIn(standing);
      expect((await write(caller('other'), course)).status).toBe(status);
      expect((await write(caller('anon'), course)).status).toBe(401);
      expect((await write(caller('student'), course)).status).toBe(403);
      const isEditable = standing === 'published' || standing === 'draft';
      expect((await write(caller('owner'), course)).status).toBe(isEditable ? ok : 404);
    },
  );
});

describe('Uploads', () => {
  it('are refused before the body is read', async () => {
    const { lectureId } = await courseIn('published');
    // The announced body is never sent: a server that waited for it would never reply.
    const reply = await fetch(`${app.url}/api/course/editlecture/${lectureId}`, {
      method: 'POST',
      headers: {
        cookie: caller('other').cookieHeader,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body: new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('--b')),
      }),
      duplex: 'half',
    });
    expect(reply.status).toBe(403);
  });
});

describe('A form that is none', () => {
  it.each(['editcourse', 'editlecture'])('is 415 at %s, whatever it is about', async (call) => {
    const reply = await caller('owner').post(`/api/course/${call}/${ABSENT}`, { title: 'JSON' });
    expect([reply.status, reply.body['code']]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });
});

describe('getcreator', () => {
  const creator = (client: HttpClient, userId: string) =>
    client.post('/api/course/getcreator', { userId });

  it('shows of those who sell nothing only yourself', async () => {
    const newcomer = await app.signUp('educator');
    const student = caller('student');
    expect((await creator(newcomer, newcomer.user._id)).status).toBe(200);
    expect((await creator(student, student.user._id)).status).toBe(200);
    expect((await creator(student, newcomer.user._id)).status).toBe(404);
    expect((await creator(newcomer, student.user._id)).status).toBe(404);
    expect((await creator(student, 'not-an-id')).status).toBe(404);
  });

  it('shows members who sells courses', async () => {
    const seller = await app.signUp('educator', 'Ravi Kumar');
    await createCourse(seller, { isPublished: 'true' });
    const reply = await creator(caller('student'), seller.user._id);
    expect(reply.body).toEqual({
      _id: seller.user._id,
      name: 'Ravi Kumar',
      photoUrl: null,
      description: '',
      email: seller.user.email,
      role: 'educator',
      courseCount: 1,
      averageRating: 0,
    });
    expect((await creator(caller('anon'), seller.user._id)).status).toBe(401);
  });
});

describe('Students', () => {
  it('have no courses of their own', async () => {
    expect((await caller('student').get('/api/course/getcreatorcourses')).status).toBe(403);
    const create = { title: 'Mine', category: 'Others' };
    expect((await caller('student').post('/api/course/create', create)).status).toBe(403);
    expect((await caller('anon').post('/api/course/create', create)).status).toBe(401);
  });
});
