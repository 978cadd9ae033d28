import { onPath } from '../../../infra/test/services/apt.ts';
import { even, readable, spreadOf } from '../harness/figures.ts';
import { missingRow } from '../harness/missing.ts';
import { startFloor } from '../harness/processes.ts';
import type { Row } from '../harness/row.ts';
import type { App } from '../world/app.ts';
import { type Classroom, openClassroom } from '../world/classroom.ts';
import type { Size } from '../floors/ladder-command.ts';
import { clip, longClip } from '../world/clip.ts';
import { addLecture, playableFrom, sendVideo, settled } from '../world/lecture-video.ts';
import { ask, cookiesOf } from '../world/person.ts';
import { sizesOf } from '../world/sizes.ts';
import type { Line } from './line.ts';

const OLD = { line: '9', what: 'upload to first segment', figureUnit: 'x', goal: { most: 1.2 } };
const ALONE = { ...OLD, line: '9 alone', what: 'the same, to its smallest size alone' };
const MODERN = {
  ...{ line: '9 streamable', what: 'the same, H.264 source' },
  ...{ figureUnit: 's', goal: { most: 0.5 } },
};
const LONG = {
  ...{ line: '9 long', what: 'the same, a longer video' },
  ...{ figureUnit: 'x', goal: { most: 1.1 } },
};

/** From the end of an upload until a viewer has the first segment. */
export const firstSegment: Line = {
  id: '9',
  covers: ['9', '9 alone', '9 streamable', '9 long'],
  async run(bench) {
    if (!onPath('ffmpeg'))
      return [OLD, ALONE, MODERN, LONG].map((row) => missingRow(row, 'ffmpeg'));
    const databaseUrl = await bench.ownWorld(10_000);
    const app = await bench.app({ databaseUrl });
    await bench.app({ databaseUrl, roles: 'worker', dataDir: app.dataDir });
    const floor = bench.until(await startFloor('first-segment', { FOLDER: bench.folder }));
    const room = await openClassroom(app.url);
    const [seconds, times, maxMs] = bench.full ? [60, 60, 600_000] : [12, 10, 60_000];
    const old = clip('old', seconds);
    const bare = async (sizes: Size[]): Promise<number> => {
      const body = JSON.stringify({ source: old, sizes });
      const answer = await ask<{ milliseconds: number }>(floor.url, '/', { method: 'POST', body });
      return answer.milliseconds / 1_000;
    };
    const mine: number[] = [];
    const theirs: number[] = [];
    const small: number[] = [];
    const streamable: number[] = [];
    for (let round = 0; round < (bench.full ? 3 : 1); round += 1) {
      const lectureId = await addLecture(app, room);
      mine.push((await waited(app, room, lectureId, old, maxMs)) ?? NaN);
      await settled(app, room, lectureId);
      theirs.push(await bare(await sizesOf(bench, databaseUrl, lectureId)));
      small.push(await bare([]));
      const modern = await addLecture(app, room);
      streamable.push((await waited(app, room, modern, clip('modern', seconds), maxMs)) ?? NaN);
      await settled(app, room, modern);
    }
    const ours = spreadOf(mine);
    const lastLecture = await addLecture(app, room);
    const long = await waited(app, room, lastLecture, longClip(old, times), maxMs);
    const compared = (bares: number[]): Pick<Row, 'unit' | 'ours' | 'reference' | 'figure'> => ({
      ...{ unit: 's', ours, reference: spreadOf(bares) },
      figure: spreadOf(mine.map((value, round) => value / (bares[round] ?? NaN))),
    });
    const rows: Row[] = [
      {
        ...{ ...OLD, ...compared(theirs) },
        what: `end of an upload of ${seconds} s to its first segment over HTTP`,
        against: 'the first segment of one ffmpeg command making all sizes',
        note: '',
      },
      { ...ALONE, ...compared(small), against: 'ffmpeg making 360 lines only', note: '' },
      {
        ...{ ...MODERN, unit: 's', ours: spreadOf(streamable), reference: null, against: '' },
        what: 'the same for an H.264 source at a rate one can stream',
        ...{ figure: spreadOf(streamable), note: '' },
      },
      {
        ...{ ...LONG, unit: 's', ours: even(long ?? maxMs / 1_000), reference: ours },
        what: `the same for a video of ${readable((seconds * times) / 60)} minutes`,
        against: `the one of ${seconds} s`,
        figure: even((long ?? maxMs / 1_000) / ours.median),
        note: long === null ? `nothing to play after ${maxMs / 1_000} s` : '',
      },
    ];
    return rows;
  },
};

/** Seconds; null if nothing was playable within the time. */
async function waited(
  app: App,
  room: Classroom,
  lectureId: string,
  file: string,
  maxMs: number,
): Promise<number | null> {
  await sendVideo(app, room, lectureId, file);
  const began = performance.now();
  const url = await playableFrom(app, room, lectureId, maxMs);
  if (url === null) return null;
  await fetchFirstSegment(app, room, url);
  return (performance.now() - began) / 1_000;
}

/** Like a player: the master playlist, the media playlist, the segment. */
async function fetchFirstSegment(app: App, { educator }: Classroom, path: string): Promise<void> {
  const master = await fetch(`${app.url}${path}`, { headers: { cookie: educator.cookie } });
  if (!path.endsWith('.m3u8')) return;
  const cookie = `${educator.cookie}; ${cookiesOf(master)}`;
  const follow = async (reply: Response, from: string): Promise<[Response, string]> => {
    const name = (await reply.text()).split('\n').find((line) => line !== '' && line[0] !== '#');
    const url = new URL(name ?? '', from).href;
    const next = await fetch(url, { headers: { cookie } });
    if (!next.ok) throw new Error(`${url} answered ${next.status}.`);
    return [next, url];
  };
  const [playlist, playlistUrl] = await follow(master, `${app.url}${path}`);
  const [segment] = await follow(playlist, playlistUrl);
  if ((await segment.arrayBuffer()).byteLength === 0) throw new Error('The segment is empty.');
}
