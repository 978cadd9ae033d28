import { createReadStream } from 'node:fs';
import { localTranscoder } from './clips.js';
import { tryRendition } from './stored-rendition.js';

// A minimal worker: opens a clip and reports when ffmpeg is running.
const [workDirectory = '', clip = ''] = process.argv.slice(2);
const source = await localTranscoder(workDirectory).open(
  'killed',
  createReadStream(clip),
  new AbortController().signal,
);
const rung = { name: '720p', width: 1280, height: 720 };
await tryRendition(source, rung, () => void process.stdout.write('encoding\n'));
