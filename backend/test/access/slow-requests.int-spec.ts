import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Classroom } from '../learning/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

/** A request whose last bytes wait until the test lets them go. */
class HeldRequest {
  private constructor(
    private readonly socket: Socket,
    private readonly rest: Buffer,
  ) {}

  /** Resolves once the server waits for the rest. @param cut how many bytes of the body are sent at once */
  static async begin(
    who: HttpClient,
    path: string,
    type: string,
    body: Buffer,
    cut = body.length - 2,
  ) {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Cookie: ${who.cookieHeader}`];
    head.push(`Content-Type: ${type}`, `Content-Length: ${body.length}`, 'Connection: close');
    socket.write(
      Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, cut)]),
    );
    // Nothing shows that the guards have run; this is a hundred times as long as they take.
    await sleep(300);
    return new HeldRequest(socket, body.subarray(cut));
  }

  async end(): Promise<number> {
    let received = '';
    this.socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    this.socket.write(this.rest);
    await once(this.socket, 'close');
    return Number(received.split(' ')[1]);
  }
}

const json = (who: HttpClient, path: string, body: object) =>
  HeldRequest.begin(who, path, 'application/json', Buffer.from(JSON.stringify(body)));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a file of MP4 begins with. */
const MP4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom');

const SUBTITLES = 'WEBVTT\n\n00:00.000 --> 00:01.000\nGood morning.\n';

/** A form that changes the course's title and picture. */
function form(who: HttpClient, courseId: string, title: string) {
  const data = new FormData();
  data.set('title', title);
  data.set('thumbnail', new Blob([PNG], { type: 'image/png' }), 'a.png');
  return sent(who, `/api/course/editcourse/${courseId}`, data);
}

async function sent(who: HttpClient, path: string, data: FormData, cut?: number) {
  const whole = new Response(data);
  const body = Buffer.from(await whole.arrayBuffer());
  return HeldRequest.begin(who, path, whole.headers.get('content-type') ?? '', body, cut);
}

const lock = (ops: HttpClient, { user }: HttpClient) =>
  ops.post(`/api/ops/users/${user._id}/lock`, { reason: 'Left the company today.' });
const rowOf = async <T extends object>(table: string, id: string) =>
  (await app.sql.first<T>(`select * from ${table} where id = $1`, [id])) ?? ({} as T);
const stored = () => readdir(join(app.dataFolder, 'files'), { recursive: true });

describe('A file that arrives after its request has begun', () => {
  it.each([
    ['the picture of a course', '/api/course/editcourse/{course}', 'thumbnail', 'a.png', PNG],
    ['the photo of a member', '/api/user/updateprofile', 'photoUrl', 'a.png', PNG],
    ['a video', '/api/course/editlecture/{lecture}', 'videoUrl', 'a.mp4', MP4],
    ['captions', '/api/course/captions/{lecture}', 'captions', 'a.vtt', SUBTITLES],
    ['a file for learners', '/api/course/handouts/{lecture}', 'file', 'a.csv', 'when,what'],
  ])('is taken: %s', async (_, path, field, name, content) => {
    const classroom = await Classroom.open(app);
    const { lectureId } = await classroom.addLecture();
    const data = new FormData();
    if (field === 'captions') data.set('language', 'en');
    data.set(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
    const to = path.replace('{course}', classroom.courseId).replace('{lecture}', lectureId);
    const held = await sent(classroom.educator, to, data, 0);
    expect(await held.end()).toBe(200);
  });
});

describe('A request that is still arriving', () => {
  it('is done for who may still do it', async () => {
    const classroom = await Classroom.open(app);
    expect(await (await form(classroom.educator, classroom.courseId, 'Kept')).end()).toBe(200);
    const ops = await app.opsStaff();
    const friend = await app.signUp('student');
    const held = await json(ops, `/api/ops/users/${friend.user._id}/role`, {
      role: 'educator',
      reason: 'Asked for it in ticket 7.',
    });
    expect(await held.end()).toBe(200);
  });

  it('makes nothing for an account that was deleted meanwhile', async () => {
    const educator = await app.signUp('educator');
    const held = await json(educator, '/api/course/create', { title: 'Late', category: 'Others' });
    const password = 'correct horse battery';
    expect((await educator.send('DELETE', '/api/user', { password })).status).toBe(200);
    expect(await held.end()).toBe(401);
    expect(await app.sql.rows(`select from catalog.course where title = 'Late'`)).toEqual([]);
  });

  it('makes nobody staff once the sender is locked', async () => {
    const [ops, other] = [await app.opsStaff(), await app.opsStaff()];
    const friend = await app.signUp('student');
    const held = await json(ops, `/api/ops/users/${friend.user._id}/role`, {
      role: 'ops',
      reason: 'A friend of mine, really.',
    });
    expect((await lock(other, ops)).status).toBe(200);
    expect(await held.end()).toBe(401);
    const { role } = await rowOf<{ role: string }>('identity."user"', friend.user._id);
    expect(role).toBe('student');
  });

  it('changes no course and leaves no file once the sender is locked', async () => {
    const [ops, classroom] = [await app.opsStaff(), await Classroom.open(app)];
    const before = await stored();
    const title = `Taken over ${randomUUID()}`;
    const held = await form(classroom.educator, classroom.courseId, title);
    await lock(ops, classroom.educator);
    expect(await held.end()).toBe(401);
    expect(await stored()).toEqual(before);
    const course = await rowOf<{ title: string }>('catalog.course', classroom.courseId);
    expect(course.title).toBe('Watching cameras');
  });

  it('adds no captions once the sender is locked', async () => {
    const [ops, classroom] = [await app.opsStaff(), await Classroom.open(app)];
    const { lectureId } = await classroom.addLecture();
    const data = new FormData();
    data.set('language', 'en');
    data.set('captions', new Blob([SUBTITLES]), 'a.vtt');
    const held = await sent(classroom.educator, `/api/course/captions/${lectureId}`, data);
    await lock(ops, classroom.educator);
    expect(await held.end()).toBe(401);
    const captions = 'select from catalog.caption where lecture_id = $1';
    expect(await app.sql.rows(captions, [lectureId])).toEqual([]);
  });
});
