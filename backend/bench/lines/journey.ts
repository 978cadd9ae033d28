import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inverse, readable, scaled } from '../harness/figures.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import { quantileOf } from '../harness/sequence.ts';
import { openClassroom } from '../world/classroom.ts';
import { ask, cookiesOf, PASSWORD } from '../world/person.ts';
import { giveVideo, SEGMENT, VIDEO } from '../world/video.ts';
import type { Line } from './line.ts';

const SEGMENT_BYTES = 1_400_000;
const JOURNEYS = 60;
/** Takes about a second, as in every line. */
const WARM_UP = 15;
const MOODLE_MS = 135;
const JSON_TYPE = { 'content-type': 'application/json' };

/** From signing up to the first segment of a purchased course, one person after the other. */
export const journey: Line = {
  id: '17',
  covers: ['17', '17 slowest', '17 moodle'],
  async run(bench) {
    const databaseUrl = await bench.world(100_000);
    const app = await bench.api(100_000);
    const room = await openClassroom(app.url, '499');
    const content = randomBytes(SEGMENT_BYTES);
    await giveVideo(bench.database, databaseUrl, app, room, content);
    const file = join(bench.folder, 'segment');
    writeFileSync(file, content);
    const bare = bench.until(
      await startFloor('journey', { DATABASE_URL: databaseUrl, BODY_FILE: file }),
    );
    const mine: number[] = [];
    const theirs: number[] = [];
    for (let round = -WARM_UP; round < JOURNEYS; round += 1)
      for (const [times, go] of [
        [mine, () => learn(app.url, room.courseId)],
        [theirs, () => learnBare(bare.url, room.courseId)],
      ] as const) {
        const took = await go();
        if (round >= 0) times.push(took);
      }
    const against = 'the same steps in a bare server';
    const row = (line: string, q: number, most: number): Row => {
      const [ours, reference] = [quantileOf(mine, q), quantileOf(theirs, q)];
      return {
        ...{ line, unit: 'ms', ours, reference, against, figureUnit: 'x', goal: { most } },
        what: `whole journey of a learner, 100,000 courses, p${q * 100}`,
        figure: scaled(ours, 1 / reference.median),
        note: `sign-up, catalog, search, course, order, payment, playlist, segment; ${readable(JOURNEYS)} journeys`,
      };
    };
    const p50 = quantileOf(mine, 0.5);
    return [
      row('17', 0.5, 1.15),
      row('17 slowest', 0.99, 1.3),
      {
        ...{ line: '17 moodle', what: "the journey against Moodle's, whose figure is frozen" },
        ...{ unit: 'ms', ours: p50, against: 'Moodle 4.5, without a payment' },
        reference: { median: MOODLE_MS, min: MOODLE_MS, max: MOODLE_MS },
        figure: inverse(p50, MOODLE_MS),
        ...{ figureUnit: 'x faster', goal: { least: 6.8 }, note: '' },
      },
    ];
  },
};

/** Milliseconds; without the sandbox of the payment provider, which is not ours. */
async function learn(url: string, courseId: string): Promise<number> {
  const began = performance.now();
  const post = (body: object): RequestInit => ({
    ...{ method: 'POST', headers: JSON_TYPE },
    body: JSON.stringify(body),
  });
  const account = { name: 'A learner', email: `${randomUUID()}@bench.example`, password: PASSWORD };
  const signedUp = await fetch(`${url}/api/auth/signup`, post({ ...account, role: 'student' }));
  await signedUp.arrayBuffer();
  const cookie = cookiesOf(signedUp);
  await ask(url, '/api/course/getpublishedcoures?limit=20', { cookie });
  await ask(url, '/api/ai/search', { cookie, ...post({ input: 'react forms' }) });
  await ask(url, `/api/course/getcourse/${courseId}`, { cookie });
  const order = await ask<{ id: string }>(url, '/api/payment/create-order', {
    cookie,
    ...post({ courseId }),
  });
  const left = performance.now();
  const proof = await ask<object>(
    url,
    `/dev/payments/${order.id}/pay`,
    post({ outcome: 'success' }),
  );
  const back = performance.now();
  await ask(url, '/api/payment/verify-payment', { cookie, ...post({ ...proof, courseId }) });
  const playlist = await fetch(`${url}/api/media/${VIDEO}/master.m3u8`, { headers: { cookie } });
  await playlist.arrayBuffer();
  const pass = `${cookie}; ${cookiesOf(playlist)}`;
  const segment = await fetch(`${url}${SEGMENT}`, { headers: { cookie: pass } });
  const bytes = (await segment.arrayBuffer()).byteLength;
  if (bytes !== SEGMENT_BYTES) throw new Error('The journey ended without its segment.');
  return performance.now() - began - (back - left);
}

async function learnBare(url: string, courseId: string): Promise<number> {
  const began = performance.now();
  const id = randomUUID();
  const body = JSON.stringify({
    ...{ id, courseId, input: 'react forms' },
    ...{ email: `${id}@bench.example`, password: PASSWORD },
  });
  for (const step of 'sign-up catalog search course order verify playlist'.split(' '))
    await ask(url, `/${step}`, { method: 'POST', body });
  await (await fetch(`${url}/segment`)).arrayBuffer();
  return performance.now() - began;
}
