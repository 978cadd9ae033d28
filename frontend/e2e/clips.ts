import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const works = (program: string) => spawnSync(program, ['-version']).status === 0;

/** The same ffmpeg as the product would use: the configured one, the PATH, the npm package. */
function ffmpeg(): string {
  const named = process.env['FFMPEG_PATH'];
  if (named) return named;
  if (works('ffmpeg')) return 'ffmpeg';
  const require = createRequire(import.meta.url);
  return (require('@ffmpeg-installer/ffmpeg') as { path: string }).path;
}

export interface Clip {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function clip(name: string, mimeType: string, size: string, seconds: number, codecs: string): Clip {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-clip-'));
  const file = join(folder, name);
  execFileSync(
    ffmpeg(),
    [
      ['-v', 'error', '-nostdin', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=25:d=${seconds}`],
      ['-f', 'lavfi', '-i', `sine=f=330:d=${seconds}`, ...codecs.split(' '), file],
    ].flat(),
  );
  const buffer = readFileSync(file);
  rmSync(folder, { recursive: true });
  return { name, mimeType, buffer };
}

/** An MP4 like those of phones. */
export const mp4 = (seconds: number) =>
  clip(
    'lesson.mp4',
    'video/mp4',
    '640x360',
    seconds,
    '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac',
  );

/** A WebM like those of screen recorders. */
export const webm = (seconds: number) =>
  clip(
    'recording.webm',
    'video/webm',
    '426x240',
    seconds,
    '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus',
  );

/** An HLS stream in two qualities, by file name; four seconds. */
export function stream(): Map<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-stream-'));
  const rungs = { 240: '426x240', 360: '640x360' };
  const files = new Map<string, Buffer>();
  for (const [height, size] of Object.entries(rungs)) {
    const [list, init, segment] = [`${height}.m3u8`, `${height}-init.mp4`, `${height}-%d.m4s`];
    const source = `-f lavfi -i testsrc2=s=${size}:r=25:d=4`;
    const codec = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 50';
    const hls = `-f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4`;
    const names = `-hls_fmp4_init_filename ${init} -hls_segment_filename ${join(folder, segment)}`;
    const args = `-v error -nostdin ${source} ${codec} ${hls} ${names} ${join(folder, list)}`;
    execFileSync(ffmpeg(), args.split(' '));
  }
  for (const name of readdirSync(folder)) files.set(name, readFileSync(join(folder, name)));
  rmSync(folder, { recursive: true });
  const variants = Object.entries(rungs).map(
    ([height, size]) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${Number(height) * 2000},RESOLUTION=${size}\n${height}.m3u8`,
  );
  return files.set('master.m3u8', Buffer.from(['#EXTM3U', ...variants, ''].join('\n')));
}
