import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onPath } from '../../../infra/test/services/apt.ts';
import { cpuOf, forgetPeak, memoryOf } from '../harness/cpu.ts';
import { even, readable, scaled, spreadOf } from '../harness/figures.ts';
import { missingRow } from '../harness/missing.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import type { App } from '../world/app.ts';
import type { Workbench } from '../world/workbench.ts';
import { type Classroom, openClassroom } from '../world/classroom.ts';
import { startNginx } from '../world/nginx.ts';
import { uploadForm, uploadRaw } from '../world/upload.ts';
import type { Line } from './line.ts';

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
const AT_ONCE = 8;
const WARM_MS = 3_000;
/** The limit per educator. */
const OF_ONE_EDUCATOR = 2;

/** The cost of an upload for the API, whose part ends when the file is stored. */
export const uploads: Line = {
  id: '10',
  covers: ['10', '10 form', '10 Node', '11', '11 at once'],
  async run(bench) {
    const app = await bench.api(10_000);
    const room = await openClassroom(app.url);
    const bytes = bench.full ? GIB : 256 * MIB;
    const sizes = readable(bytes / MIB);
    const row = {
      ...{ what: `upload of ${sizes} MiB as a form, flushed`, unit: 's CPU/GiB' },
      ...{
        figureUnit: 'x',
        goal: { most: 1.05 },
        note: 'parsed as multipart, safe on the disk before the answer',
      },
    };
    const rows: Row[] = [];
    for (const { line, against, start, send: sendBare } of FLOORS) {
      if (line === '10' && !onPath('nginx')) {
        rows.push(missingRow({ ...row, line }, 'nginx'));
        continue;
      }
      // Next to nginx, the other floor of raw bytes is only measured in the full run.
      if (line === '10 Node' && onPath('nginx') && !bench.full) continue;
      const floor = await start(bench, app);
      const [mine, others]: [number[], number[]] = [[], []];
      for (let round = -1; round < bench.load.rounds; round += 1) {
        const ours = await cpuOfUpload([app.pid, bench.database.pid], bytes, () =>
          uploaded(app, room, bytes),
        );
        const bare = await cpuOfUpload([floor.pid], bytes, () => sendBare(floor.url, bytes));
        if (round < 0) continue;
        mine.push(ours);
        others.push(bare);
      }
      rows.push({
        ...{ ...row, line, against, ours: spreadOf(mine), reference: spreadOf(others) },
        figure: spreadOf(mine.map((cpu, round) => cpu / (others[round] ?? NaN))),
      });
    }
    const rooms: [Classroom, ...Classroom[]] = [room];
    while (rooms.length < AT_ONCE / OF_ONE_EDUCATOR) rooms.push(await openClassroom(app.url));
    return [...rows, ...(await memory(bench, rooms))];
  },
};

const FLOORS = [
  {
    ...{ line: '10', against: 'nginx, raw bytes to a file, no flush' },
    start: async (bench: Workbench) => {
      const { url, ...nginx } = bench.until(await startNginx());
      return { ...nginx, url: `${url}/upload` };
    },
    send: uploadRaw,
  },
  {
    ...{ line: '10 form', against: 'node:http, the same form by the same parser, flushed' },
    start: async (bench: Workbench, { dataDir }: App) =>
      bench.until(await startFloor('upload', { FOLDER: dataDir, AS_FORM: 'yes' })),
    send: (url: string, bytes: number) => uploadForm(url, '', bytes),
  },
  {
    ...{ line: '10 Node', against: 'node:http, raw bytes to a file, no flush' },
    start: async (bench: Workbench, { dataDir }: App) =>
      bench.until(await startFloor('upload', { FOLDER: dataDir })),
    send: uploadRaw,
  },
];

async function memory(bench: Workbench, rooms: readonly [Classroom, ...Classroom[]]) {
  const large = bench.full ? 2 * GIB : 512 * MIB;
  const small = 64 * MIB;
  const alone = (bytes: number) => (app: App) => uploaded(app, rooms[0], bytes);
  const [one = NaN, again = NaN] = await growths(bench, 2, alone(large));
  const [little = NaN] = await growths(bench, 1, alone(small));
  const pairs = Array.from({ length: OF_ONE_EDUCATOR }, () => rooms).flat();
  const [many = NaN] = await growths(bench, 1, async (app) => {
    await Promise.all(pairs.map((room) => send(app, room, large / AT_ONCE)));
    discard(app);
  });
  const row = { unit: 'MiB above idle', reference: null, against: '', figureUnit: 'MiB', note: '' };
  return [
    {
      ...row,
      line: '11',
      what: `memory for one upload of ${readable(large / MIB)} MiB`,
      ours: even(one),
      figure: even(one),
      goal: { most: 48 },
      note: `by the first upload after a start; ${readable(again)} MiB by the second; ${readable(little)} MiB by a first of ${readable(small / MIB)} MiB`,
    },
    {
      ...row,
      line: `11 at once`,
      what: `memory for ${AT_ONCE} uploads at once`,
      ours: even(many),
      figure: even(many),
      goal: { most: 160 },
    },
  ];
}

/** CPU seconds per GiB. */
async function cpuOfUpload(
  roots: number[],
  bytes: number,
  upload: () => Promise<void>,
): Promise<number> {
  const before = cpuOf(roots);
  await upload();
  return scaled(even(cpuOf(roots) - before), GIB / bytes / 1e6).median;
}

/** The peak memory growth in MiB of a process that started some seconds ago, for each repetition of the work. */
async function growths(
  bench: Workbench,
  times: number,
  work: (app: App) => Promise<void>,
): Promise<number[]> {
  const app = await bench.app({ databaseUrl: await bench.world(10_000) });
  const grown: number[] = [];
  // Work done a second after the start does not belong to the upload.
  await sleep(WARM_MS);
  for (let time = 0; time < times; time += 1) {
    const idle = memoryOf(app.pid).now;
    forgetPeak(app.pid);
    await work(app);
    grown.push((memoryOf(app.pid).peak - idle) / MIB);
  }
  await app.stop();
  return grown;
}

const send = ({ url }: App, { educator, lectureId }: Classroom, bytes: number): Promise<void> =>
  uploadForm(`${url}/api/course/editlecture/${lectureId}`, educator.cookie, bytes);

async function uploaded(app: App, room: Classroom, bytes: number): Promise<void> {
  await send(app, room, bytes);
  discard(app, bytes);
}

/** Removes what was stored, after checking that it is complete. */
function discard({ dataDir }: App, bytes?: number): void {
  const folder = join(dataDir, 'files/sources');
  const stored = readdirSync(folder).map((name) => join(folder, name));
  if (bytes !== undefined && !stored.some((file) => statSync(file).size === bytes))
    throw new Error('The upload was not stored as it was sent.');
  for (const file of stored) rmSync(file);
}
