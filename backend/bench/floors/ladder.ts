// Floor of line 8: one ffmpeg command for all sizes. Replies when ffmpeg has ended, so that its CPU time counts for
// this process.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ladderCommand, type Work } from './ladder-command.ts';
import { bodyOf, listen } from './listen.ts';

const folder = join(process.env['FOLDER'] ?? '', 'ladder');

listen((request, response) => {
  void bodyOf(request).then((body) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFile('ffmpeg', ladderCommand(body as Work, folder), (error) => {
      response.writeHead(error ? 500 : 200).end(error ? error.message : '{}');
    });
  });
});
