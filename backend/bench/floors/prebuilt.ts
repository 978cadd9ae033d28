// Floor of line 1: node:http replies with prepared bytes.
import { readFileSync } from 'node:fs';
import { listen } from './listen.ts';

const body = readFileSync(process.env['BODY_FILE'] ?? '');
const headers = { 'content-type': 'application/json', 'content-length': body.length };

listen((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
