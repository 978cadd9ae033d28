import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import { Readable } from 'node:stream';
import { readBody } from './body.interceptor.js';

const BODY = Buffer.from('{"email":"asha@example.com"}');
const SECOND_MS = 1_000;

// Streams need these two real.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** A body that sends a byte at this interval. */
function aBodyEvery(ms: number) {
  let sent = 0;
  const content = new Readable({
    read() {
      setImmediate(() => {
        if (this.destroyed) return;
        if (sent > 0) jest.advanceTimersByTime(ms);
        this.push(sent < BODY.length ? BODY.subarray(sent, sent + 1) : null);
        sent += 1;
      });
    },
  });
  const headers = { 'content-type': 'application/json', 'content-length': String(BODY.length) };
  return Object.assign(content, { headers }) as unknown as Request;
}

describe('A small body', () => {
  it('may come in pieces, as from a phone far from any mast', async () => {
    const request = aBodyEvery(SECOND_MS);
    await readBody(request, 'json');
    expect(request.body).toEqual({ email: 'asha@example.com' });
  });

  it.each(['json', 'raw'] as const)(
    'is not read if it is announced too large: %s',
    async (kind) => {
      const request = aBodyEvery(SECOND_MS);
      request.headers['content-length'] = '300000';
      const reading = readBody(request, kind);
      await expect(reading).rejects.toMatchObject({ status: 413 });
      expect(request.readableDidRead).toBe(false);
      request.destroy();
    },
  );

  it.each(['json', 'json-once', 'json-or-text', 'raw'] as const)(
    'has an end even though something moves: %s',
    async (kind) => {
      const request = aBodyEvery(10 * SECOND_MS);
      const reading = readBody(request, kind);
      await expect(reading).rejects.toMatchObject({ status: 408 });
      request.destroy();
    },
  );
});
