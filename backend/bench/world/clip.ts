import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT } from './server.ts';

const PICTURE = 'testsrc2=size=1280x720:rate=30';
const SOUND = 'sine=frequency=440:sample_rate=48000';
const AAC = ['-c:a', 'aac', '-b:a', '128k'];
const ENCODINGS = {
  /** Like the output of cameras and screen recorders: H.264 and AAC, at a streamable rate. */
  modern: ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', ...AAC],
  /** A codec that browsers cannot play. */
  old: ['-c:v', 'mpeg4', '-b:v', '4M', ...AAC],
};

/** A lesson of so many seconds at 720p with sound, made once and cached. */
export function clip(encoding: keyof typeof ENCODINGS, seconds: number): string {
  return kept(`${encoding}-${seconds}.mp4`, [
    ...['-f', 'lavfi', '-i', PICTURE, '-f', 'lavfi', '-i', SOUND, '-t', `${seconds}`],
    ...ENCODINGS[encoding],
  ]);
}

/** The clip repeated so many times, without encoding anything again. */
export function longClip(file: string, times: number): string {
  return kept(`${times}-times-${file.split('/').at(-1)}`, [
    ...['-stream_loop', `${times - 1}`, '-i', file, '-c', 'copy'],
  ]);
}

function kept(name: string, args: string[]): string {
  const folder = join(KEPT, 'clips');
  const file = join(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `draft-${name}`);
  const finish = ['-movflags', '+faststart', '-y', draft];
  execFileSync('ffmpeg', ['-hide_banner', '-nostdin', '-v', 'error', ...args, ...finish]);
  renameSync(draft, file);
  return file;
}
