import { onPath } from '../../../infra/test/services/apt.ts';
import { cpuOf } from '../harness/cpu.ts';
import { spreadOf } from '../harness/figures.ts';
import { missingRow } from '../harness/missing.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import { openClassroom } from '../world/classroom.ts';
import type { Size } from '../floors/ladder-command.ts';
import { clip } from '../world/clip.ts';
import { addLecture, sendVideo, settled } from '../world/lecture-video.ts';
import { ask } from '../world/person.ts';
import { sizesOf } from '../world/sizes.ts';
import type { Line } from './line.ts';

const UNIT = 'x';
const ROWS = [
  { line: '8', what: 'video of a source no browser plays', goal: { most: 1.03 } },
  { line: '8 wall', what: 'the same, time', goal: { most: 1.03 } },
  { line: '8 streamable', what: 'video of an H.264 source', goal: { most: 0.6 } },
  { line: '8 streamable bare', what: 'the same, to a command that copies', goal: { most: 1.03 } },
];
const [OLD, WALL, STREAMABLE, COPIED] = ROWS as [Made, Made, Made, Made];
const ALL_MADE = 'one command of ffmpeg making the same sizes';
const LARGEST_COPIED = 'one command of ffmpeg copying the largest size and making the others';

type Made = (typeof ROWS)[number];

interface Cost {
  cpu: number;
  wall: number;
}

/** A video through the worker with its queue, checks, poster and storyboard, against a single ffmpeg command. */
export const transcode: Line = {
  id: '8',
  covers: ROWS.map(({ line }) => line),
  async run(bench) {
    if (!onPath('ffmpeg'))
      return ROWS.map((row) => missingRow({ ...row, figureUnit: UNIT }, 'ffmpeg'));
    const databaseUrl = await bench.ownWorld(10_000);
    const app = await bench.app({ databaseUrl });
    const worker = await bench.app({ databaseUrl, roles: 'worker', dataDir: app.dataDir });
    const floor = bench.until(await startFloor('ladder', { FOLDER: bench.folder }));
    const room = await openClassroom(app.url);
    const seconds = bench.full ? 60 : 12;
    // ffmpeg's CPU time hardly varies between runs, and each takes ten seconds.
    const rounds = bench.full ? 3 : 1;
    const bare = async (source: string, sizes: Size[]): Promise<Cost> => {
      const body = JSON.stringify({ source, sizes });
      return costOf([floor.pid], () => ask(floor.url, '/', { method: 'POST', body }));
    };
    const through = async (source: string): Promise<[Cost, Size[]]> => {
      const lectureId = await addLecture(app, room);
      const cost = await costOf([worker.pid, bench.database.pid], async () => {
        await sendVideo(app, room, lectureId, source);
        await settled(app, room, lectureId);
      });
      return [cost, await sizesOf(bench, databaseUrl, lectureId)];
    };
    const costs = { old: [], oldBare: [], modern: [], modernBare: [], copying: [] } as Record<
      'old' | 'oldBare' | 'modern' | 'modernBare' | 'copying',
      Cost[]
    >;
    for (let round = 0; round < rounds; round += 1) {
      const old = clip('old', seconds);
      const [cost, sizes] = await through(old);
      costs.old.push(cost);
      costs.oldBare.push(await bare(old, sizes));
      const modern = clip('modern', seconds);
      const [copied, itsSizes] = await through(modern);
      costs.modern.push(copied);
      costs.modernBare.push(await bare(modern, itsSizes.map(anew)));
      costs.copying.push(await bare(modern, itsSizes));
    }
    const row = (
      made: Made,
      name: keyof Cost,
      mine: Cost[],
      theirs: Cost[],
      against: string,
    ): Row => {
      const scale = name === 'cpu' ? 1e6 : 1e3;
      return {
        ...{ line: made.line, goal: made.goal, against, figureUnit: UNIT },
        what: `${made.what}, ${seconds} s at 720p, ${name === 'cpu' ? 'CPU' : 'time'}`,
        unit: name === 'cpu' ? 's CPU' : 's',
        ours: spreadOf(mine.map((cost) => cost[name] / scale)),
        reference: spreadOf(theirs.map((cost) => cost[name] / scale)),
        figure: spreadOf(mine.map((cost, round) => cost[name] / (theirs[round]?.[name] ?? NaN))),
        note: 'with queue, checks, loudness, poster and storyboard',
      };
    };
    return [
      row(OLD, 'cpu', costs.old, costs.oldBare, ALL_MADE),
      row({ ...WALL, what: OLD.what }, 'wall', costs.old, costs.oldBare, ALL_MADE),
      row(STREAMABLE, 'cpu', costs.modern, costs.modernBare, ALL_MADE),
      row(COPIED, 'cpu', costs.modern, costs.copying, LARGEST_COPIED),
    ];
  },
};

const anew = ({ copied: _, ...size }: Size): Size => size;

async function costOf(roots: number[], work: () => Promise<unknown>): Promise<Cost> {
  const [cpu, began] = [cpuOf(roots), performance.now()];
  await work();
  return { cpu: cpuOf(roots) - cpu, wall: performance.now() - began };
}
