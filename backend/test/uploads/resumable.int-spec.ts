import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { eventually } from '../../src/platform/testing/eventually.js';
import { addLecture, createCourse, form, storedFiles } from '../catalog/classroom.js';
import type { HttpClient, Reply } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { WorkerProcess } from '../support/worker-process.js';
import { patchHeaders, TUS, TusSender } from './tus-sender.js';

let app: TestApp;
let educator: HttpClient;
let sender: TusSender;
let lectureId: string;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator');
  sender = new TusSender(app.url, educator);
  const course = await createCourse(educator);
  lectureId = (await addLecture(educator, course._id))._id;
}, 60_000);
afterAll(() => app.close());

const video = randomBytes(3_000_000);
const tus = TUS;

function begin(
  client: HttpClient,
  { lecture = lectureId, size = video.length, sha256 = '' } = {},
): Promise<Reply<unknown>> {
  return new TusSender(app.url, client).begin({ lectureId: lecture, size, sha256 });
}

async function begun(options?: Parameters<typeof begin>[1]): Promise<string> {
  return String((await begin(educator, options)).headers.get('location'));
}

const offsetOf = (path: string) => sender.offsetOf(path);
const patch = (path: string, offset: number, content: Buffer) =>
  sender.patch(path, offset, content);

describe('A resumable upload', () => {
  it('survives the death of the process that received it', async () => {
    const path = await begun();
    const port = String(20_000 + Math.floor(Math.random() * 20_000));
    const api = await WorkerProcess.start({ ...app.settings, PORT: port }, 'api');
    const sent = await sender.patch(path, 0, video.subarray(0, 1_000), `http://127.0.0.1:${port}`);
    expect(sent.status).toBe(204);
    await api.kill();
    expect(await offsetOf(path)).toBe(1_000);
    expect((await patch(path, 1_000, video.subarray(1_000))).status).toBe(204);
  });

  it('takes one of two who go on at the same place', async () => {
    const path = await begun({ size: 10 });
    await patch(path, 0, Buffer.from('abcde'));
    const stale = await patch(path, 0, Buffer.from('abcde'));
    expect(stale.status).toBe(409);
    expect(((await stale.json()) as { code: string }).code).toBe('UPLOAD_OFFSET_STALE');
  });

  it('leaves the connection open for what follows', async () => {
    const path = await begun({ size: 10 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, to: string, headers = {}, body = '') =>
      new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
        const cookie = educator.cookieHeader;
        const asked = request(app.url + to, { method, agent, headers: { ...headers, cookie } });
        asked.once('error', reject).once('response', (reply) => {
          const { localPort: port } = reply.socket;
          reply.resume().once('end', () => resolve({ status: reply.statusCode, port }));
        });
        asked.end(body);
      });
    const replies = [
      await ask('OPTIONS', '/api/uploads'),
      await ask('PATCH', path, patchHeaders(0), 'abcde'),
      await ask('HEAD', path, tus),
      await ask('DELETE', path, tus),
      await ask('GET', '/api/site'),
    ];
    agent.destroy();
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 200, 204, 200]);
    expect(new Set(replies.map(({ port }) => port)).size).toBe(1);
  });

  it('takes no further piece when it came in too many', async () => {
    const path = await begun({ size: 10_000 });
    const id = path.split('/').at(-1) ?? '';
    await app.sql.rows(
      `update catalog.upload set parts = (
         select jsonb_agg(jsonb_build_object('offset', n, 'size', 1, 'key', 'uploads/' || id || '/' || n) order by n)
         from generate_series(0, 5999) n) where id = $1`,
      [id],
    );
    const refused = await patch(path, 6_000, Buffer.from('abcde'));
    expect(await refused.json()).toMatchObject({ statusCode: 400, code: 'TOO_MANY_PARTS' });
    expect(await storedFiles(app, `uploads/${id}/`)).toEqual([]);
    await educator.delete(path, { headers: tus });
  });

  it('takes nothing more from who is logged out while sending', async () => {
    const other = await app.signUp('educator');
    const { _id } = await addLecture(other, (await createCourse(other))._id);
    const others = new TusSender(app.url, other);
    const announced = await others.begin({ lectureId: _id, size: 200 * 1024 * 1024 });
    const path = String(announced.headers.get('location'));
    const id = path.split('/').at(-1) ?? '';
    const sending = await others.keepSending(path);
    await other.get('/api/auth/logout');
    await eventually('the connection ended', () => sending.destroyed);
    const rows = await app.sql.rows<{ parts: { size: number }[] }>(
      'select parts from catalog.upload where id = $1',
      [id],
    );
    const stored = await storedFiles(app, `uploads/${id}/`);
    expect(stored).toHaveLength(rows[0]?.parts.length ?? -1);
  });

  it('ends the connection of who still sends when it is given up', async () => {
    const path = await begun({ size: 200 * 1024 * 1024 });
    const sending = await sender.keepSending(path);
    await educator.send('DELETE', path, undefined, { headers: TUS });
    // Without that, they would be read no further and hear nothing for more than a minute.
    await eventually('the connection ended', () => sending.destroyed);
  });

  it('leaves nothing behind when it is given up', async () => {
    const path = await begun();
    await patch(path, 0, video.subarray(0, 1_000));
    const id = path.split('/').at(-1);
    expect(await storedFiles(app, `uploads/${id}/`)).toHaveLength(1);
    expect((await educator.delete(path, { headers: tus })).status).toBe(204);
    expect(await storedFiles(app, `uploads/${id}/`)).toEqual([]);
    expect((await educator.send('HEAD', path, undefined, { headers: tus })).status).toBe(404);
  });

  it('is told of to its educator while it is open, also as a stream', async () => {
    const path = await begun({ size: 10 });
    await patch(path, 0, Buffer.from('abcde'));
    const upload = {
      uploadId: path.split('/').at(-1),
      fileName: 'shift.mp4',
      size: 10,
      received: 5,
    };
    const polled = await educator.get(`/api/course/lecturestatus/${lectureId}`);
    expect(polled.body['upload']).toEqual(upload);

    const leaving = new AbortController();
    const stream = await fetch(`${app.url}/api/course/lecturestatus/${lectureId}/events`, {
      headers: { cookie: educator.cookieHeader },
      signal: leaving.signal,
    });
    const first = await stream.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain(
      `data: ${JSON.stringify(polled.body)}`,
    );
    leaving.abort();
  });

  it('cannot become a video before it is complete', async () => {
    const uploadId = (await begun()).split('/').at(-1) ?? '';
    const reply = await educator.post(`/api/course/editlecture/${lectureId}`, form({ uploadId }));
    expect([reply.status, reply.body['code']]).toEqual([409, 'UPLOAD_INCOMPLETE']);
  });

  it('with a malformed id is like an unknown one', async () => {
    const path = `/api/course/editlecture/${lectureId}`;
    expect((await educator.post(path, form({ uploadId: 'x' }))).status).toBe(404);
  });
});

describe('Who may upload', () => {
  it('is asked before a byte is read', async () => {
    const student = await app.signUp('student');
    const stranger = await app.signUp('educator');
    expect((await begin(app.visitor())).status).toBe(401);
    expect((await begin(student)).status).toBe(403);
    expect((await begin(stranger)).status).toBe(404);
    const path = await begun();
    expect((await stranger.send('HEAD', path, undefined, { headers: tus })).status).toBe(404);
    expect((await stranger.delete(path, { headers: tus })).status).toBe(404);
  });
});

describe('What does not fit', () => {
  it.each([
    ['nothing at all', { size: 0 }, 400],
    ['more than 20 GiB', { size: 20 * 1024 ** 3 + 1 }, 413],
    ['a lecture that cannot exist', { lecture: 'x' }, 404],
    ['a hash that is none', { sha256: 'abc' }, 400],
  ])('is refused: %s', async (_, options, status) => {
    const reply = await begin(educator, options);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ statusCode: status, requestId: expect.any(String) });
  });

  it.each([{}, { 'tus-resumable': '0.2.2' }])(
    'tells a client of another protocol: %j',
    async (headers) => {
      const reply = await educator.post('/api/uploads', undefined, { headers });
      expect([reply.status, reply.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    },
  );

  it.each([
    ['a length that is told later', { 'upload-defer-length': '1' }],
    ['one of several', { 'upload-length': '10', 'upload-concat': 'partial' }],
    ['several joined', { 'upload-concat': 'final;/api/uploads/a /api/uploads/b' }],
  ])('is an extension we do not have: %s', async (_, headers) => {
    const { status } = await educator.post('/api/uploads', undefined, {
      headers: { ...tus, ...headers },
    });
    expect(status).toBe(400);
  });

  it.each([
    ['a piece of no type', { 'content-type': '' }, 415],
    ['a piece of another type', { 'content-type': 'video/mp4' }, 415],
    ['a piece without a place', { 'upload-offset': '' }, 400],
  ])('is %s', async (_, wrong, status) => {
    const path = await begun({ size: 10 });
    const headers = { ...patchHeaders(0), ...wrong };
    expect((await educator.send('PATCH', path, undefined, { headers })).status).toBe(status);
  });

  it('is no query, which says nothing here', async () => {
    const path = await begun({ size: 10 });
    const { status } = await educator.send('HEAD', `${path}?x=1`, undefined, { headers: tus });
    expect(status).toBe(200);
  });

  it.each(['POST', 'DELETE'])('is told of no other method: %s', async (method) => {
    const headers = { 'x-http-method-override': method, 'tus-resumable': '1.0.0' };
    const { status } = await app.visitor().send('OPTIONS', '/api/uploads', undefined, {
      headers: { ...headers, 'upload-length': '1' },
    });
    expect(status).toBe(204);
  });

  it('tells what it supports', async () => {
    const { status, headers } = await app.visitor().send('OPTIONS', '/api/uploads');
    expect([status, headers.get('tus-version')]).toEqual([204, '1.0.0']);
    expect(headers.get('tus-extension')).toBe('creation,creation-with-upload,termination');
    expect(headers.get('tus-max-size')).toBe(String(20 * 1024 ** 3));
  });
});
