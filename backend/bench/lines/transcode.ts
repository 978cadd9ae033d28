import { onPath } from '../../../infra/test/services/apt.ts';
import { cpuOf } from '../harness/cpu.ts';
import { spreadOf } from '../harness/figures.ts';
import { missingRow } from '../harness/missing.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import type { Workbench } from '../world/workbench.ts';
import { openClassroom } from '../world/classroom.ts';
import { clip } from '../world/clip.ts';
import { addLecture, sendVideo, settled } from '../world/lecture-video.ts';
import { ask } from '../world/person.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import type { Line } from './line.ts';

const RUNGS = `select rung->>'name' as name, (rung->>'width')::integer as width, (rung->>'height')::integer as height
  from catalog.video, jsonb_array_elements(renditions) as rung where lecture_id = $1`;
/** The product's limits, by the shorter side. */
const KILOBITS: Record<string, number> = { '144p': 180, '240p': 400, '360p': 800, '480p': 1_400 };
const TOP_KILOBITS = 2_800;
const WALL = { line: '8 wall', what: 'the same, time', goal: { most: 1.03 } };
const ROWS = [
  { line: '8', what: 'video of a source no browser plays', goal: { most: 1.03 } },
  { line: '8 streamable', what: 'video of an H.264 source', goal: { most: 0.6 } },
];
const UNIT = 'x';

interface Cost {
  cpu: number;
  wall: number;
}

/** A video through the worker with its queue, checks, poster and storyboard, against a single ffmpeg command. */
export const transcode: Line = {
  id: '8',
  covers: ['8', '8 wall', '8 streamable'],
  async run(bench) {
    if (!onPath('ffmpeg'))
      return [WALL, ...ROWS].map((row) => missingRow({ ...row, figureUnit: UNIT }, 'ffmpeg'));
    const databaseUrl = await bench.ownWorld(10_000);
    const app = await bench.app({ databaseUrl });
    const worker = await bench.app({ databaseUrl, roles: 'worker', dataDir: app.dataDir });
    const floor = bench.until(await startFloor('ladder', { FOLDER: bench.folder }));
    const room = await openClassroom(app.url);
    const seconds = bench.full ? 60 : 12;
    // ffmpeg's CPU time hardly varies between runs, and each takes ten seconds.
    const rounds = bench.full ? 3 : 1;
    const results: Row[] = [];
    for (const [at, encoding] of (['old', 'modern'] as const).entries()) {
      const file = clip(encoding, seconds);
      const [mine, theirs]: [Cost[], Cost[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const lectureId = await addLecture(app, room);
        mine.push(
          await costOf([worker.pid, bench.database.pid], async () => {
            await sendVideo(app, room, lectureId, file);
            await settled(app, room, lectureId);
          }),
        );
        const body = JSON.stringify({
          source: file,
          rungs: await rungsOf(bench, databaseUrl, lectureId),
        });
        theirs.push(await costOf([floor.pid], () => ask(floor.url, '/', { method: 'POST', body })));
      }
      const row = ROWS[at];
      if (!row) throw new Error('A source without a row.');
      const compared = (name: keyof Cost, scale: number): Omit<Row, 'line' | 'goal'> => ({
        what: `${row.what}, ${seconds} s at 720p, ${name === 'cpu' ? 'CPU' : 'time'}`,
        unit: name === 'cpu' ? 's CPU' : 's',
        ours: spreadOf(mine.map((cost) => cost[name] / scale)),
        reference: spreadOf(theirs.map((cost) => cost[name] / scale)),
        against: 'one command of ffmpeg making the same sizes',
        figure: spreadOf(mine.map((cost, round) => cost[name] / (theirs[round]?.[name] ?? NaN))),
        figureUnit: UNIT,
        note: 'with queue, checks, loudness, poster and storyboard',
      });
      results.push({ ...compared('cpu', 1e6), ...{ line: row.line, goal: row.goal } });
      if (at === 0)
        results.push({ ...compared('wall', 1e3), ...{ line: WALL.line, goal: WALL.goal } });
    }
    return results;
  },
};

async function costOf(roots: number[], work: () => Promise<unknown>): Promise<Cost> {
  const [cpu, began] = [cpuOf(roots), performance.now()];
  await work();
  return { cpu: cpuOf(roots) - cpu, wall: performance.now() - began };
}

/** The rungs that were made, so that the reference makes the same. */
async function rungsOf(
  bench: Workbench,
  databaseUrl: string,
  lectureId: string,
): Promise<object[]> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const { rows } = await asAdmin(databaseNamed(bench.database.adminUrl, name), (admin) =>
    admin.query<{ name: string; width: number; height: number }>(RUNGS, [lectureId]),
  );
  return rows.map((rung) => ({ ...rung, kilobits: KILOBITS[rung.name] ?? TOP_KILOBITS }));
}
