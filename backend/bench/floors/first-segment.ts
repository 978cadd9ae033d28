// Floor of line 9: ffmpeg makes 360p and nothing else; returns the time until the playlist lists a segment.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, listen } from './listen.ts';

const LOOK_EVERY_MS = 5;
const folder = join(process.env['FOLDER'] ?? '', 'first-segment');
const playlist = join(folder, 'index.m3u8');

listen((request, response) => {
  void bodyOf(request).then((body) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const { source } = body as { source: string };
    const began = performance.now();
    const ffmpeg = spawn('ffmpeg', [
      ...['-hide_banner', '-nostdin', '-v', 'error', '-i', source, '-vf', 'scale=-2:360'],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-g', '120', '-c:a', 'aac'],
      ...['-f', 'hls', '-hls_segment_type', 'fmp4', '-hls_time', '4', '-hls_flags', 'temp_file'],
      playlist,
    ]);
    const timer = setInterval(() => {
      if (!existsSync(playlist)) return;
      clearInterval(timer);
      const milliseconds = performance.now() - began;
      ffmpeg.once('exit', () => response.end(JSON.stringify({ milliseconds }))).kill('SIGKILL');
    }, LOOK_EVERY_MS);
  });
});
