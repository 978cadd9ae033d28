// Floor of line 12 without nginx: node:http with the segment in memory and no access check.
import { readFileSync } from 'node:fs';
import { listen } from './listen.ts';

const segment = readFileSync(process.env['BODY_FILE'] ?? '');

listen((request, response) => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const body = from === undefined ? segment : segment.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': body.length });
  response.end(body);
});
