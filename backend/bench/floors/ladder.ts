// Floor of line 8: one ffmpeg command that decodes once and makes all rungs, with the product's encoder settings.
// Replies when ffmpeg has ended, so that its CPU time counts for this process.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, listen } from './listen.ts';

interface Work {
  source: string;
  rungs: { name: string; width: number; height: number; kilobits: number }[];
}

const folder = join(process.env['FOLDER'] ?? '', 'ladder');

function commandFor({ source, rungs }: Work): string[] {
  const parts = rungs.map(({ width, height }, at) => `[p${at}]scale=${width}:${height}[v${at}]`);
  const split = `[0:v]format=yuv420p,split=${rungs.length}${rungs.map((_, at) => `[p${at}]`).join('')}`;
  const encoders = rungs.flatMap(({ kilobits }, at) => [
    ...['-map', `[v${at}]`, '-map', '0:a:0', `-maxrate:v:${at}`, `${kilobits}k`],
    ...[`-bufsize:v:${at}`, `${1.5 * kilobits}k`],
  ]);
  return [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-i', source],
    ...['-filter_complex', [split, ...parts].join(';'), ...encoders],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-g', '120', '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-ac', '2', '-ar', '48000', '-b:a', '128k'],
    ...['-f', 'hls', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4', '-hls_time', '4'],
    ...['-hls_segment_filename', join(folder, '%v-%d.m4s')],
    ...['-var_stream_map', rungs.map((_, at) => `v:${at},a:${at}`).join(' ')],
    join(folder, '%v.m3u8'),
  ];
}

listen((request, response) => {
  void bodyOf(request).then((body) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFile('ffmpeg', commandFor(body as Work), (error) => {
      response.writeHead(error ? 500 : 200).end(error ? error.message : '{}');
    });
  });
});
