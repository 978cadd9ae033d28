import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HttpException } from '@nestjs/common';
import express from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ByteRange } from '../../../application/files.js';
import { InMemoryFiles } from '../../../testing/in-memory-files.js';
import { sendFile } from './send-file.js';

const KEY = 'videos/1/240p/index.m3u8';

/** The file is replaced by the next content between `info` and `read`. */
class GrowingFiles extends InMemoryFiles {
  readonly next: string[] = [];

  override async read(key: string, range?: ByteRange) {
    const content = this.next.shift();
    if (content !== undefined) await this.write(key, Buffer.from(content));
    return super.read(key, range);
  }
}

let files: GrowingFiles;
let server: Server;
let url: string;

beforeEach(async () => {
  files = new GrowingFiles();
  await files.write(KEY, Buffer.from('one'));
  const app = express();
  app.get('/file', (request, response) => {
    sendFile(files, KEY, request, response).catch((refusal: HttpException) =>
      response.status(refusal.getStatus()).end(),
    );
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('A file that is replaced while it is sent', () => {
  it.each([
    ['longer', ['one, two'], 'one, two'],
    ['shorter', ['1'], '1'],
    ['another twice', ['one, two', 'one, two, three'], 'one, two, three'],
  ])('comes whole and as long as it says when it is %s', async (_, next, last) => {
    files.next.push(...next);
    const reply = await fetch(url);
    expect(reply.headers.get('content-length')).toBe(`${last.length}`);
    expect(await reply.text()).toBe(last);
  });

  it.each([
    ['bytes=-2', 206, 'ne', 'bytes 1-2/3'],
    ['bytes=-2000', 206, 'one', 'bytes 0-2/3'],
    ['bytes=-0', 416, expect.anything(), 'bytes */3'],
    ['bytes=3-', 416, expect.anything(), 'bytes */3'],
  ])('comes in the part that was asked for: %s', async (range, status, content, place) => {
    const reply = await fetch(url, { headers: { range } });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([status, place]);
    expect(await reply.text()).toEqual(content);
  });

  it('comes in the part that was asked for, of the newest', async () => {
    files.next.push('one, two');
    const reply = await fetch(url, { headers: { range: 'bytes=1-100' } });
    expect(reply.headers.get('content-range')).toBe('bytes 1-7/8');
    expect(await reply.text()).toBe('ne, two');
  });
});
