import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../../../infra/test/services/apt.ts';
import { compare } from '../harness/compare.ts';
import type { Target } from '../harness/load.ts';
import { missingRow } from '../harness/missing.ts';
import { startFloor } from '../harness/processes.ts';
import { ratioRow, speed } from '../harness/ratio-row.ts';
import type { Row } from '../harness/row.ts';
import type { Workbench } from '../world/workbench.ts';
import { cookiesOf, signUp } from '../world/person.ts';
import { openClassroom, enroll } from '../world/classroom.ts';
import { startNginx } from '../world/nginx.ts';
import { giveVideo, SEGMENT, VIDEO } from '../world/video.ts';
import type { Line } from './line.ts';

const SEGMENT_BYTES = 1_400_000;
const RANGE = 'bytes=65536-131071';
/** A pass is trusted for fifty seconds. */
const RENEWED_MS = 30_000;

/** A segment for an authorized viewer, after the playlist was opened with the session. */
export const segments: Line = {
  id: '12',
  covers: ['12', '12 range', '12 Node', '12 range Node'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const room = await openClassroom(app.url);
    const content = randomBytes(SEGMENT_BYTES);
    await giveVideo(bench.database, databaseUrl, app, room, content);
    const learner = await signUp(app.url, 'student');
    await enroll(app.url, learner, room.courseId);
    const held = await startWatching(bench, app.url, learner.cookie);
    await assertGuarded(app.url, held.cookie, content);
    const target = (headers: Record<string, string>): Target => ({
      ...{ name: 'segment', url: app.url, roots: [app.pid, bench.database.pid] },
      next: () => ({ path: SEGMENT, headers: { cookie: held.cookie, ...headers } }),
    });
    const load = { ...bench.load, connections: 8, large: true };
    const rows: Row[] = [];
    for (const { suffix, against, start } of FLOORS) {
      const lines = ROWS.map((row) => ({ ...row, line: row.line + suffix, figureUnit: 'x' }));
      if (suffix === '' && !onPath('nginx')) {
        rows.push(...lines.map((row) => missingRow(row, 'nginx')));
        continue;
      }
      // Next to nginx, the other floor is only measured in the full run.
      if (suffix !== '' && onPath('nginx') && !bench.full) continue;
      const floor = await start(bench, content);
      for (const { headers, ...row } of lines) {
        const bare = { ...floor, name: against, next: () => ({ path: '/segment', headers }) };
        const compared = await compare(target(headers), bare, load);
        rows.push({ ...row, ...ratioRow(compared, against), note: speed(compared) });
      }
    }
    return rows;
  },
};

const ROWS: (Pick<Row, 'line' | 'what' | 'goal'> & { headers: Record<string, string> })[] = [
  {
    ...{ line: '12', what: 'segment of 1.4 MB with the right to watch' },
    ...{ headers: {}, goal: { most: 1 } },
  },
  { line: '12 range', what: '64 KB of it', headers: { range: RANGE }, goal: { most: 2 } },
];

const FLOORS = [
  {
    ...{ suffix: '', against: 'nginx with sendfile, no right asked for' },
    start: async (bench: Workbench, content: Buffer) => {
      const nginx = bench.until(await startNginx());
      writeFileSync(join(nginx.folder, 'segment'), content);
      return { url: nginx.url, roots: [nginx.pid] };
    },
  },
  {
    ...{ suffix: ' Node', against: 'node:http, the bytes in memory, no right asked for' },
    start: async (bench: Workbench, content: Buffer) => {
      const file = join(bench.folder, 'segment');
      writeFileSync(file, content);
      const floor = bench.until(await startFloor('segment', { BODY_FILE: file }));
      return { url: floor.url, roots: [floor.pid] };
    },
  },
];

/** A browser's cookies: an aging pass is replaced in the replies, so that no two requests find it old. */
async function startWatching(bench: Workbench, url: string, session: string) {
  const held = { cookie: '' };
  const open = async (): Promise<void> => {
    const headers = { cookie: session };
    const playlist = await fetch(`${url}/api/media/${VIDEO}/master.m3u8`, { headers });
    held.cookie = `${session}; ${cookiesOf(playlist)}`;
  };
  await open();
  const renewal = setInterval(() => void open().catch(() => undefined), RENEWED_MS);
  bench.until({ stop: async () => clearInterval(renewal) });
  return held;
}

async function assertGuarded(url: string, cookie: string, content: Buffer): Promise<void> {
  const mine = await fetch(`${url}${SEGMENT}`, { headers: { cookie } });
  if (!content.equals(Buffer.from(await mine.arrayBuffer())))
    throw new Error('The segment is not what was stored.');
  const strangers = await fetch(`${url}${SEGMENT}`);
  if (strangers.status !== 401) throw new Error(`A stranger was answered ${strangers.status}.`);
}
