// Floor of lines 10 and 11: node:http writes the request's bytes to a file.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { listen } from './listen.ts';

const CHUNK = 1024 * 1024;
let serial = 0;

listen((request, response) => {
  serial += 1;
  const file = `${process.env['FOLDER']}/floor-${serial}`;
  pipeline(request, createWriteStream(file, { highWaterMark: CHUNK }))
    .then(() => rm(file))
    .then(
      () => response.end('{}'),
      () => response.writeHead(500).end(),
    );
});
