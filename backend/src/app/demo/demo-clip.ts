import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CARD_SECONDS, drawSlides, type LectureScript, type Slides } from './demo-slides.js';

const FADE_SECONDS = 0.5;
const FRAMES = 25;

/**
 * A short lecture as fragmented MP4, streamed while it is encoded: cards over a moving landscape, and a quiet chord.
 */
export async function demoClip(
  ffmpeg: string,
  workFolder: string,
  script: LectureScript,
  n: number,
): Promise<Readable> {
  const slides = await drawSlides(script, n);
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'demo-'));
  const files = await Promise.all(
    [slides.background, slides.bar, ...slides.cards].map(async (picture, at) => {
      const file = join(folder, `${at}.png`);
      await writeFile(file, picture);
      return file;
    }),
  );
  const child = spawn(ffmpeg, commandOf(files, slides, n), { stdio: ['ignore', 'pipe', 'ignore'] });
  child.once('error', (error) => child.stdout.destroy(error));
  child.once('close', (code) => {
    void rm(folder, { recursive: true, force: true });
    if (code !== 0) child.stdout.destroy(new Error(`ffmpeg ended with ${code}`));
  });
  return child.stdout;
}

function commandOf(files: readonly string[], { cards }: Slides, n: number): string[] {
  const seconds = cards.length * CARD_SECONDS;
  return [
    ['-v', 'error', '-nostdin', ...files.flatMap((file) => ['-i', file])],
    ['-f', 'lavfi', '-i', chord(n, seconds)],
    ['-filter_complex', picture(cards.length, seconds)],
    ['-map', '[out]', '-map', `${files.length}:a`],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p', '-g', '50'],
    ['-c:a', 'aac', '-b:a', '96k', '-t', `${seconds}`],
    ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1'],
  ].flat();
}

/** Inputs: 0 the landscape, 1 the bar, from 2 on the cards, each shown for some seconds. */
function picture(cards: number, seconds: number): string {
  const steps = [
    `[0:v]${still(seconds)},crop=640:360:x='(iw-640)*t/${seconds}':y=0[back]`,
    `[1:v]${still(seconds)}[bar]`,
    `[back][bar]overlay=x='-640+640*t/${seconds}':y=354[b0]`,
  ];
  for (let card = 0; card < cards; card += 1) {
    const from = card * CARD_SECONDS;
    const fades = `fade=in:d=${FADE_SECONDS}:alpha=1,fade=out:st=${CARD_SECONDS - FADE_SECONDS}:d=${FADE_SECONDS}:alpha=1`;
    steps.push(
      `[${card + 2}:v]format=rgba,${still(CARD_SECONDS)},${fades},setpts=PTS+${from}/TB[c${card}]`,
      `[b${card}][c${card}]overlay=x='max(0,60-120*(t-${from}))':y=0:eof_action=pass[b${card + 1}]`,
    );
  }
  return `${steps.join(';')};[b${cards}]format=yuv420p[out]`;
}

/** One picture, read once and shown for a while. */
function still(seconds: number): string {
  return `loop=loop=${seconds * FRAMES - 1}:size=1:start=0,setpts=N/${FRAMES}/TB`;
}

/** Three notes that swell and sink. */
function chord(n: number, seconds: number): string {
  const root = 196 * 2 ** ((n % 7) / 12);
  const notes = [1, 5 / 4, 3 / 2].map((step) => `sin(2*PI*${(root * step).toFixed(2)}*t)`);
  return `aevalsrc='0.07*(${notes.join('+')})*(0.6+0.4*sin(2*PI*t/${CARD_SECONDS}))':s=44100:d=${seconds}`;
}
