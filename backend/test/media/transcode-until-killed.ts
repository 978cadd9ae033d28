import { createReadStream } from 'node:fs';
import { localTranscoder } from './clips.js';

// A worker in small: takes a clip up and says so as soon as ffmpeg is at it.
const [workDirectory = '', clip = ''] = process.argv.slice(2);
const source = await localTranscoder(workDirectory).open(
  'killed',
  createReadStream(clip),
  new AbortController().signal,
);
await source.rendition({ name: '720p', width: 1280, height: 720 }, () => {
  process.stdout.write('encoding\n');
});
