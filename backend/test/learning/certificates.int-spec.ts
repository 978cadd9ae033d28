import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RevokeCertificate } from '../../src/modules/learning/application/certificates/revoke-certificate.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { ApiProcess } from '../support/api-process.js';
import { overlap } from '../support/overlap.js';
import { TestApp } from '../support/test-app.js';
import { Classroom, type Lesson } from './classroom.js';
import { progressOf, watch } from './watching.js';

interface Held {
  readonly number: string;
  readonly verifyUrl: string;
  readonly pdfUrl: string;
}

let app: TestApp;
let classroom: Classroom;
let first: Lesson;
let second: Lesson;

beforeAll(async () => {
  app = await TestApp.start();
  ({ classroom, first, second } = await Classroom.withTwoLessons(app));
}, 60_000);
afterAll(() => app.close());

async function certificateOf(learner: HttpClient): Promise<Held | null> {
  const { courses } = (await progressOf(learner)) as { courses: { certificate: Held | null }[] };
  return courses[0]?.certificate ?? null;
}

async function graduate(name: string): Promise<{ learner: HttpClient; held: Held }> {
  const learner = await classroom.learner(name);
  await watch(learner, { done: [first.lectureId, second.lectureId] });
  return { learner, held: await eventually('a certificate', () => certificateOf(learner)) };
}

const withdraw = async ({ number }: Held, dryRun = false) =>
  (await app.opsStaff()).post(`/api/ops/certificates/${number}/revoke`, {
    reason: 'Shared the account with a friend',
    dryRun,
  });
const shown = (number: string) => app.visitor().get(`/api/certificate/${number}`);
const status = async (number: string) => (await shown(number)).body['status'];

describe('A certificate', () => {
  it('comes with the completion and can be checked by anyone', async () => {
    const { held } = await graduate('Lila D’Souza');
    expect(held.verifyUrl).toBe(`/verify/${held.number}`);
    const typed = held.number.toLowerCase().replaceAll('-', ' ');
    expect((await shown(encodeURIComponent(typed))).body).toEqual({
      number: held.number,
      status: 'valid',
      name: 'Lila D’Souza',
      course: 'Watching cameras',
      completedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      seconds: 3610,
      issuedAt: expect.any(String),
      revokedAt: null,
    });
  });

  it('is unknown by any other number', async () => {
    for (const number of ['7K3M-9QXT-V2HD', 'nonsense', '0', 'x'.repeat(500)])
      expect((await shown(number)).status).toBe(404);
  });

  it('is printed for its holder alone', async () => {
    const { learner, held } = await graduate('आशा');
    const reply = await learner.get<string>(held.pdfUrl);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.body.slice(0, 5)).toBe('%PDF-');
    expect((await app.visitor().get(held.pdfUrl)).status).toBe(401);
    expect((await classroom.educator.get(held.pdfUrl)).status).toBe(404);
  });

  it.each(['main.js', 'bundle/main.cjs'])('is printed by the server as %s', async (program) => {
    const { learner, held } = await graduate('Ilā');
    const api = await ApiProcess.start(app.settings, program);
    try {
      const reply = await api.with(learner).get<string>(held.pdfUrl);
      expect([reply.status, reply.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    } finally {
      await api.stop();
    }
  });

  it('is revoked by a refund and back with the next purchase', async () => {
    const { learner, held } = await graduate('Ravi');
    await classroom.refund(learner);
    expect(await status(held.number)).toBe('revoked');
    expect(await certificateOf(learner)).toBeNull();
    expect((await learner.get(held.pdfUrl)).status).toBe(404);
    await classroom.enroll(learner);
    await eventually(
      'the certificate valid again',
      async () => (await status(held.number)) === 'valid',
    );
  });

  it('names nobody whose account is gone, and keeps no name', async () => {
    const { learner, held } = await graduate('Tara');
    const password = 'correct horse battery';
    expect((await learner.send('DELETE', '/api/user', { password })).status).toBe(200);
    expect((await shown(held.number)).body).toMatchObject({ status: 'valid', name: null });
    const nameKept = () =>
      app.sql.first<{ holder_name: string | null }>(
        'select holder_name from learning.certificate where number = $1',
        [held.number],
      );
    await eventually(
      'the name on the certificate erased',
      async () => (await nameKept())?.holder_name === null,
    );
  });

  it('is withdrawn by ops, once', async () => {
    const { learner, held } = await graduate('Mira');
    const path = `/api/ops/certificates/${held.number}/revoke`;
    expect((await learner.post(path, { reason: 'I do not want it any more' })).status).toBe(403);
    expect((await withdraw(held)).body).toMatchObject({
      changed: true,
      before: { isValid: true },
      after: { isValid: false, revocationCause: 'withdrawn' },
    });
    expect((await withdraw(held)).body).toMatchObject({ changed: false });
  });

  it('is still valid after a rehearsal', async () => {
    const { held } = await graduate('Mira');
    expect((await withdraw(held, true)).body).toMatchObject({ changed: true });
    expect(await status(held.number)).toBe('valid');
  });

  it('says that it was withdrawn, and not why', async () => {
    const { held } = await graduate('Mira');
    await withdraw(held);
    const { body } = await shown(held.number);
    expect(body).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('Shared');
  });

  it('bears the corrected name once staff have looked at it, under the same number', async () => {
    const { learner, held } = await graduate('Mira Nayr');
    const form = new FormData();
    form.set('name', 'Mira Nair');
    expect((await learner.post('/api/user/updateprofile', form)).status).toBe(200);
    expect((await shown(held.number)).body['name']).toBe('Mira Nayr');
    const ops = await app.opsStaff();
    const correct = () =>
      ops.post<{ changed: boolean }>(`/api/ops/certificates/${held.number}/correct-name`, {
        reason: 'Seen on her school report',
      });
    expect((await correct()).body.changed).toBe(true);
    expect((await correct()).body.changed).toBe(false);
    expect((await shown(held.number)).body['name']).toBe('Mira Nair');
  });

  it('tells its learner that it was withdrawn, and that no other is on its way', async () => {
    const { learner, held } = await graduate('Mira');
    const standing = async () =>
      (await learner.get(`/api/learning/progress/${classroom.courseId}`)).body;
    expect(await standing()).toMatchObject({
      certificate: { number: held.number },
      certificateWithdrawn: false,
    });
    await withdraw(held);
    expect(await standing()).toMatchObject({ certificate: null, certificateWithdrawn: true });
  });

  it('stays withdrawn when its learner comes back', async () => {
    const { learner, held } = await graduate('Mira');
    await withdraw(held);
    await classroom.refund(learner);
    await classroom.enroll(learner);
    expect(await status(held.number)).toBe('revoked');
  });

  it('stays withdrawn when the course is given back at that very moment', async () => {
    const { learner, held } = await graduate('Mira');
    const withdrawal = { number: held.number, reason: 'Shared the account with a friend' };
    await overlap(
      app,
      () => app.nest.get(RevokeCertificate).execute(withdrawal),
      () => classroom.refund(learner),
    );
    const cause = 'select revocation_cause as cause from learning.certificate where number = $1';
    expect(await app.sql.first(cause, [held.number])).toEqual({ cause: 'withdrawn' });
  });

  it('comes too when the last lecture to do is removed', async () => {
    const shrinking = await Classroom.open(app);
    const [kept, removed] = [await shrinking.addLecture(), await shrinking.addLecture()];
    const learner = await shrinking.learner();
    await watch(learner, { done: [kept.lectureId] });
    await shrinking.educator.delete(`/api/course/removelecture/${removed.lectureId}`);
    await eventually('a certificate', () => certificateOf(learner));
    await shrinking.addLecture();
    expect(await progressOf(learner)).toMatchObject({
      courses: [{ state: 'completed', percent: 100, changedSince: { added: 1, removed: 0 } }],
    });
  });
});
