import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { eventually } from '../../src/platform/testing/eventually.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const picture = (color: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .jpeg()
    .toBuffer();

function form(fields: Record<string, string>, photo?: Buffer, type = 'image/jpeg'): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (photo) data.set('photoUrl', new Blob([new Uint8Array(photo)], { type }), 'me.jpg');
  return data;
}

describe('Editing the profile', () => {
  it('changes what was sent and keeps the rest', async () => {
    const member = await app.signUp('student', 'Asha');
    const reply = await member.post(
      '/api/user/updateprofile',
      form({ description: 'Line one\r\nLine two' }),
    );
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ name: 'Asha', description: 'Line one\nLine two' });
  });

  it('keeps a photo as WebP without its metadata, and removes the one before', async () => {
    const member = await app.signUp('student');
    const first = await member.post<{ photoUrl: string }>(
      '/api/user/updateprofile',
      form({}, await picture('red')),
    );
    const bytes = Buffer.from(await (await fetch(app.url + first.body.photoUrl)).arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 256, undefined]);

    await member.post('/api/user/updateprofile', form({}, await picture('blue')));
    await eventually(
      'the old photo deleted',
      async () => (await fetch(app.url + first.body.photoUrl)).status === 404,
    );
  });

  it('removes the photo when asked to, unless there is a new one', async () => {
    const member = await app.signUp('student');
    const update = async (fields: Record<string, string>, photo?: Buffer) =>
      (
        await member.post<{ photoUrl: string | null }>(
          '/api/user/updateprofile',
          form(fields, photo),
        )
      ).body.photoUrl;
    const first = await update({}, await picture('red'));
    expect(await update({ removePhoto: 'false' })).toBe(first);
    const second = await update({ removePhoto: 'true' }, await picture('blue'));
    expect(second).not.toBe(first);
    expect(second).not.toBeNull();
    expect(await update({ removePhoto: 'true' })).toBeNull();
    await eventually(
      'the photo deleted',
      async () => (await fetch(`${app.url}${second}`)).status === 404,
    );
    const reply = await member.post('/api/user/updateprofile', form({ removePhoto: 'yes' }));
    expect(reply.status).toBe(400);
  });

  it('of two photos sent at once keeps one', async () => {
    const member = await app.signUp('student');
    const photos = async () => await readdir(join(app.dataFolder, 'files/public/avatars'));
    const others = await photos();
    const holder = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from identity."user" where id = $1 for update', [member.user._id]);
    const [red, blue] = await Promise.all([picture('red'), picture('blue')]);
    const sent = Promise.all(
      [red, blue].map((photo) => member.post('/api/user/updateprofile', form({}, photo))),
    );
    await eventually('both photos kept', async () => (await photos()).length === others.length + 2);
    await holder.query('commit');
    await holder.end();
    await sent;
    await eventually('one photo left', async () => (await photos()).length === others.length + 1);
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['text', Buffer.from('hello')],
    ['a JPEG cut short', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('refuses %s as a photo, and nothing else changes', async (_, content) => {
    const member = await app.signUp('student', 'Asha');
    const reply = await member.post('/api/user/updateprofile', form({ name: 'Changed' }, content));
    expect([reply.status, reply.body['code']]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    expect((await member.get('/api/user/currentuser')).body['name']).toBe('Asha');
  });

  it('refuses a photo of more than 5 MB', async () => {
    const member = await app.signUp('student');
    const reply = await member.post(
      '/api/user/updateprofile',
      form({}, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff)),
    );
    expect([reply.status, reply.body['code']]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('ignores text in place of a photo, and fields nobody may change', async () => {
    const member = await app.signUp('student');
    const reply = await member.post(
      '/api/user/updateprofile',
      form({ photoUrl: 'https://example.com/x.png', role: 'ops', email: 'other@example.com' }),
    );
    expect(reply.body).toMatchObject({ photoUrl: null, role: 'student', email: member.user.email });
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'a form cut short',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nA',
      400,
    ],
    [
      'a field without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name=""\r\n\r\nA\r\n--b--\r\n',
      400,
    ],
    ['JSON', 'application/json', '{}', 415],
  ])('answers %s', async (_, contentType, body, status) => {
    const member = await app.signUp('student');
    const reply = await member.send<{ code: string }>('POST', '/api/user/updateprofile', body, {
      headers: { 'content-type': contentType },
    });
    expect(reply.status).toBe(status);
  });

  it('needs a session before it reads anything', async () => {
    const reply = await app.visitor().post('/api/user/updateprofile', form({}, Buffer.from('x')));
    expect(reply.status).toBe(401);
  });
});
