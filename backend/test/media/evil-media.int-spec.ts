import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readdir, truncate, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { LocalTranscoder } from '../../src/modules/catalog/infrastructure/transcoding/local-transcoder.js';
import { assertWithinLimits } from '../../src/modules/catalog/domain/videos/video-source.js';
import { tryRendition } from './stored-rendition.js';
import { Clips, h264, localTranscoder, picture, tone } from './clips.js';

jest.setTimeout(60_000);

let clips: Clips;
let transcoder: LocalTranscoder;
let secret: string;
const never = new AbortController().signal;

beforeAll(async () => {
  clips = await Clips.open();
  transcoder = localTranscoder(join(clips.folder, 'work'));
  secret = await clips.make('secret.mp4', `${picture('320x240', 6)} ${tone(6)} ${h264} -c:a aac`);
});

afterAll(() => clips.close());

/** Why the upload is refused, after trying to open it, plan it and make one rung. */
async function refusal(upload: Readable): Promise<string> {
  try {
    const source = await transcoder.open('evil', upload, never);
    try {
      assertWithinLimits(source.facts);
      await tryRendition(source, { name: '120p', width: 160, height: 120 });
    } finally {
      await source.close();
    }
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
  return 'It was accepted.';
}

const halve = async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2));
const ofText = (text: string) => Readable.from([Buffer.from(text)]);
const NOT_A_VIDEO =
  'UnplayableSource: This file is not a video we can read. Upload an MP4, MOV, MKV or WebM.';
const DAMAGED = /^UnplayableSource: The file is damaged or was cut off/;

describe('An upload that means harm or is broken', () => {
  it.each([
    [
      'a playlist that names a file of ours',
      () => `#EXTM3U\n#EXTINF:4,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
    ],
    ['a list of files to join', () => `ffconcat version 1.0\nfile '${secret}'\n`],
    ['a picture with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    [
      'a stream manifest',
      () => `<?xml version="1.0"?><MPD><BaseURL>file://${secret}</BaseURL></MPD>`,
    ],
    ['plain text', () => 'This is my lecture.'],
    ['a web page', () => '<!doctype html><video src="secret.mp4">'],
  ])('is refused when it is %s', async (_, text) => {
    expect(await refusal(ofText(text()))).toBe(NOT_A_VIDEO);
  });

  it('is refused when it is a playlist wearing the head of an MP4', async () => {
    const head = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
    const playlist = Buffer.from(`\n#EXTM3U\n#EXTINF:4,\nfile://${secret}\n#EXT-X-ENDLIST\n`);
    expect(await refusal(Readable.from([Buffer.concat([head, playlist])]))).toMatch(DAMAGED);
  });

  it('is refused when it is empty', async () => {
    expect(await refusal(Readable.from([]))).toMatch(/The file is empty/);
  });

  it('is refused when its index, which stands at the end, was cut off', async () => {
    const cut = await clips.make('cut.mp4', '-i @secret.mp4 -c copy');
    await halve(cut);
    expect(await refusal(createReadStream(cut))).toMatch(DAMAGED);
  });

  it('is refused when half of it is missing behind a whole index', async () => {
    const half = await clips.make('half.mp4', '-i @secret.mp4 -c copy -movflags +faststart');
    await halve(half);
    expect(await refusal(createReadStream(half))).toMatch(DAMAGED);
  });

  it('is refused when it is a WebM that ends in the middle', async () => {
    const vp8 = '-c:v libvpx -deadline realtime -cpu-used 8 -b:v 400k';
    const half = await clips.make('half.webm', `${picture('320x240', 8)} ${vp8}`);
    await halve(half);
    expect(await refusal(createReadStream(half))).toMatch(DAMAGED);
  });

  it('is refused when there is noise where the pictures should be', async () => {
    const noise = Buffer.alloc(64 * 1024, 'noise');
    const head = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
    expect(await refusal(Readable.from([Buffer.concat([head, noise])]))).toMatch(DAMAGED);
  });

  it('is refused when it has sound only', async () => {
    const sound = await clips.make('sound.mp4', `${tone(1)} -c:a aac`);
    expect(await refusal(createReadStream(sound))).toMatch(/The file has no video track/);
  });

  it('is refused when its picture would fill the memory', async () => {
    const bomb = await clips.make('bomb.mp4', `-f lavfi -i color=s=8000x8000:d=0.04 ${h264}`);
    expect(await refusal(createReadStream(bomb))).toMatch(/The picture is too large/);
  });

  it('is refused when it plays for a hundred hours', async () => {
    const slow = '-vf setpts=PTS*120000 -vsync 0 -video_track_timescale 1000';
    const long = await clips.make('long.mp4', `${picture('320x240', 3, 1)} ${slow} ${h264}`);
    expect(await refusal(createReadStream(long))).toMatch(/longer than 6 hours/);
  });

  it('is refused when it has more tracks than anybody needs', async () => {
    const maps = Array.from({ length: 5 }, () => '-map 0').join(' ');
    const many = await clips.make('many.mp4', `${picture('320x240', 1)} ${maps} ${h264}`);
    expect(await refusal(createReadStream(many))).toMatch(/too many tracks/);
  });

  it('is refused when its pictures are in a format we do not decode', async () => {
    const odd = await clips.make('odd.mkv', `${picture('320x240', 1)} -c:v ffv1`);
    expect(await refusal(createReadStream(odd))).toMatch(/encoded in a way we cannot read/);
  });

  it('leaves nothing behind', async () => {
    await refusal(ofText('This is my lecture.'));
    expect(await readdir(join(clips.folder, 'work'))).toEqual([]);
  });
});
