// Floors of lines 10 and 11: node:http writes the request's bytes to a file; or (`AS_FORM`) reads them as a form with the
// product's parser, and flushes the file.
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listen } from './listen.ts';

const CHUNK = 1024 * 1024;
let serial = 0;

async function writeForm(request: IncomingMessage, file: string): Promise<void> {
  const parser = new Busboy({ headers: request.headers as BusboyHeaders, highWaterMark: CHUNK });
  const stored: Promise<void>[] = [];
  parser.on('file', (_field: string, content: Readable) => {
    const target = createWriteStream(file, { highWaterMark: CHUNK, flush: true });
    stored.push(pipeline(content, target));
  });
  await pipeline(request, parser);
  await Promise.all(stored);
}

const write = process.env['AS_FORM']
  ? writeForm
  : (request: IncomingMessage, file: string) =>
      pipeline(request, createWriteStream(file, { highWaterMark: CHUNK }));

listen((request, response) => {
  serial += 1;
  const file = `${process.env['FOLDER']}/floor-${serial}`;
  write(request, file)
    .then(() => rm(file))
    .then(
      () => response.end('{}'),
      () => response.writeHead(500).end(),
    );
});
