// Floors of line 9: ffmpeg makes all sizes in one command, or 360p and nothing else; returns the time until a playlist
// lists a segment.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ladderCommand, type Work } from './ladder-command.ts';
import { bodyOf, listen } from './listen.ts';

const LOOK_EVERY_MS = 5;
const folder = join(process.env['FOLDER'] ?? '', 'first-segment');

const smallCommand = (source: string): string[] => [
  ...['-hide_banner', '-nostdin', '-v', 'error', '-i', source, '-vf', 'scale=-2:360'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-g', '120', '-c:a', 'aac'],
  ...['-f', 'hls', '-hls_segment_type', 'fmp4', '-hls_time', '4', '-hls_flags', 'temp_file'],
  join(folder, 'index.m3u8'),
];

const hasPlaylist = (): boolean => readdirSync(folder).some((name) => name.endsWith('.m3u8'));

listen((request, response) => {
  void bodyOf(request).then((body) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const work = body as Work;
    const began = performance.now();
    const isWhole = work.sizes.length > 0;
    const ffmpeg = spawn(
      'ffmpeg',
      isWhole ? ladderCommand(work, folder) : smallCommand(work.source),
    );
    const timer = setInterval(() => {
      if (!hasPlaylist()) return;
      clearInterval(timer);
      const milliseconds = performance.now() - began;
      ffmpeg.once('exit', () => response.end(JSON.stringify({ milliseconds }))).kill('SIGKILL');
    }, LOOK_EVERY_MS);
  });
});
