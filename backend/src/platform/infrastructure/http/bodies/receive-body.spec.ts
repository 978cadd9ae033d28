import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { PassThrough } from 'node:stream';
import { Busy } from '../../../domain/domain-error.js';
import { ArrivingBytes, receiveBody } from './receive-body.js';

const LIMIT = 10_000;

/** A request whose body a test sends. */
function aRequest(length?: number) {
  const body = new PassThrough();
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  return Object.assign(body, { headers }) as unknown as Request & PassThrough;
}

const send = (request: PassThrough, ...pieces: string[]) => {
  for (const piece of pieces) request.write(piece);
  request.end();
};

describe('A body', () => {
  it('is received as it was sent, in whatever pieces', async () => {
    const text = JSON.stringify({ text: 'हिन्दी'.repeat(100) });
    const bytes = Buffer.from(text);
    for (const size of [1, 7, 1_000, bytes.length]) {
      const request = aRequest(bytes.length);
      const received = receiveBody(request, LIMIT);
      for (let at = 0; at < bytes.length; at += size) request.write(bytes.subarray(at, at + size));
      request.end();
      expect((await received).toString()).toBe(text);
    }
  });

  it('keeps one buffer, not an object for each of its pieces', async () => {
    const budget = new ArrivingBytes(LIMIT);
    const request = aRequest();
    const received = receiveBody(request, LIMIT, budget);
    send(request, ...Array<string>(4_000).fill('a'));
    const { buffer, length } = await received;
    expect(length).toBe(4_000);
    expect(buffer.byteLength).toBeLessThanOrEqual(LIMIT);
  });

  it('is refused in thousands of pieces', async () => {
    const request = aRequest();
    const received = receiveBody(request, LIMIT);
    send(request, ...Array<string>(4_001).fill('a'));
    await expect(received).rejects.toMatchObject({ status: 400 });
  });

  it('is refused beyond the limit, and read no further', async () => {
    const request = aRequest();
    const received = receiveBody(request, LIMIT);
    send(request, 'a'.repeat(LIMIT), 'b');
    await expect(received).rejects.toMatchObject({ status: 413 });
    expect(request.isPaused()).toBe(true);
  });

  it('is refused when its connection ends in the middle of it', async () => {
    const request = aRequest(10);
    const received = receiveBody(request, LIMIT);
    request.write('abc');
    request.destroy();
    await expect(received).rejects.toMatchObject({ status: 400 });
  });
});

describe('Bodies that arrive at once', () => {
  it('have room together, which comes back with each that ends', async () => {
    const budget = new ArrivingBytes(3_000);
    const [first, second] = [aRequest(), aRequest()];
    const received = receiveBody(first, LIMIT, budget);
    first.write('a'.repeat(2_000));
    const refused = receiveBody(second, LIMIT, budget);
    second.write('b'.repeat(2_000));
    await expect(refused).rejects.toThrow(Busy);
    first.end();
    await received;
    const third = aRequest();
    const later = receiveBody(third, LIMIT, budget);
    send(third, 'c'.repeat(2_000));
    expect(await later).toHaveLength(2_000);
  });

  it('of one sender leave room for others', () => {
    const budget = new ArrivingBytes(100, 40);
    expect([budget.take('ann', 40), budget.take('ann', 1)]).toEqual([true, false]);
    expect([budget.take('ben', 40), budget.take(null, 20)]).toEqual([true, true]);
    expect(budget.take('cid', 1)).toBe(false);
    budget.leave('ann', 40);
    expect([budget.take('ann', 39), budget.take('ann', 2)]).toEqual([true, false]);
  });
});
