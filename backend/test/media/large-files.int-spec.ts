import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createReadStream } from 'node:fs';
import { stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalTranscoder } from '../../src/modules/catalog/infrastructure/transcoding/local-transcoder.js';
import { Clips, h264, localTranscoder, picture, tone } from './clips.js';

jest.setTimeout(60_000);

const never = new AbortController().signal;
/** Files up to this size are read at once where they have no table of their samples. */
const LARGE_BYTES = 64 * 1024 ** 2;

let clips: Clips;
let transcoder: LocalTranscoder;

beforeAll(async () => {
  clips = await Clips.open();
  transcoder = localTranscoder(join(clips.folder, 'work'));
  const loud = '-af volume=-9dB,pan=stereo|c0=c0|c1=c0 -c:a pcm_s16le';
  await clips.make(
    'part.mov',
    `${picture('1280x720', 10, 10)} ${tone(10)} ${h264} -crf 40 -g 50 ${loud}`,
  );
});

afterAll(() => clips.close());

/** A lecture of eleven minutes, large because its sound is not compressed. */
async function lecture(name: string, form: string): Promise<string> {
  const path = await clips.make(name, `-stream_loop 65 -i @part.mov -c copy ${form}`);
  expect((await stat(path)).size).toBeGreaterThan(LARGE_BYTES);
  return path;
}

async function factsOf(path: string): Promise<unknown> {
  try {
    const source = await transcoder.open('large', createReadStream(path), never);
    await source.close();
    return source.facts;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('A large lecture', () => {
  it('is known by its headers, its end and some excerpts', async () => {
    const facts = await factsOf(await lecture('whole.mov', '-movflags +faststart'));
    expect(facts).toMatchObject({ container: 'mov', hasAudio: true, remuxable: true });
    expect((facts as { durationSeconds: number }).durationSeconds).toBeCloseTo(660, 0);
  });

  it('is refused when its last third is missing', async () => {
    const path = await lecture('cut.mov', '-movflags +faststart');
    await truncate(path, Math.floor(((await stat(path)).size * 2) / 3));
    expect(await factsOf(path)).toMatch(/^The file is damaged or was cut off/);
  });

  it('is refused when its half is missing, even if a single key frame leads to its end', async () => {
    const rare = `${picture('320x240', 300, 10)} ${tone(300)} ${h264} -g 100000 -c:a aac`;
    const path = await clips.make('rare.mp4', `${rare} -movflags +faststart`);
    await truncate(path, Math.floor((await stat(path)).size / 2));
    expect(await factsOf(path)).toMatch(/^The file is damaged or was cut off/);
  });

  it('is read through where it has no table of its samples', async () => {
    const facts = await factsOf(await lecture('pieces.mov', '-movflags frag_keyframe+empty_moov'));
    expect((facts as { durationSeconds: number }).durationSeconds).toBeCloseTo(660, 0);
  });
});
