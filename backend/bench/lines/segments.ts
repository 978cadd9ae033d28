import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../harness/compare.ts';
import type { Target } from '../harness/load.ts';
import { startFloor } from '../harness/processes.ts';
import { ratioRow, speed } from '../harness/ratio-row.ts';
import { cookiesOf, signUp } from '../world/person.ts';
import { openClassroom, enroll } from '../world/classroom.ts';
import { giveVideo, SEGMENT, VIDEO } from '../world/video.ts';
import type { Line } from './line.ts';

const SEGMENT_BYTES = 1_400_000;
const RANGE = 'bytes=65536-131071';

/** A segment for somebody who may watch, after the playlist has been opened with the session. */
export const segments: Line = {
  id: '12',
  covers: ['12', '12 range'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.app({ databaseUrl });
    const room = await openClassroom(app.url);
    const content = randomBytes(SEGMENT_BYTES);
    await giveVideo(bench.database, databaseUrl, app, room, content);
    const learner = await signUp(app.url, 'student');
    await enroll(app.url, learner, room.courseId);
    const opened = await fetch(`${app.url}/api/media/${VIDEO}/master.m3u8`, {
      headers: { cookie: learner.cookie },
    });
    const cookie = `${learner.cookie}; ${cookiesOf(opened)}`;
    await assertGuarded(app.url, cookie, content);
    const file = join(app.dataDir, 'segment');
    mkdirSync(app.dataDir, { recursive: true });
    writeFileSync(file, content);
    const floor = bench.until(await startFloor('segment', { BODY_FILE: file }));
    const roots = [app.pid, bench.database.pid];
    const pair = (headers: Record<string, string>): [Target, Target] => [
      {
        ...{ name: 'segment', url: app.url, roots },
        next: () => ({ path: SEGMENT, headers: { cookie, ...headers } }),
      },
      {
        ...{ name: 'bytes in memory', url: floor.url, roots: [floor.pid] },
        next: () => ({ path: '/', headers }),
      },
    ];
    const load = { ...bench.load, connections: 8 };
    const whole = await compare(...pair({}), load);
    const range = await compare(...pair({ range: RANGE }), load);
    const against = 'node:http, the bytes in memory, no right asked for';
    return [
      {
        ...ratioRow(whole, against),
        line: '12',
        what: 'segment of 1.4 MB with the right to watch',
        goal: { most: 1 },
        note: speed(whole),
      },
      {
        ...ratioRow(range, against),
        line: '12 range',
        what: '64 KB of it',
        goal: { most: 2 },
        note: speed(range),
      },
    ];
  },
};

async function assertGuarded(url: string, cookie: string, content: Buffer): Promise<void> {
  const mine = await fetch(`${url}${SEGMENT}`, { headers: { cookie } });
  if (!content.equals(Buffer.from(await mine.arrayBuffer())))
    throw new Error('The segment is not what was stored.');
  const strangers = await fetch(`${url}${SEGMENT}`);
  if (strangers.status !== 401) throw new Error(`A stranger was answered ${strangers.status}.`);
}
