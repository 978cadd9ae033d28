import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { headersOfKept, sendKept } from './send-kept.js';

const file = { content: Buffer.from('0123456789'), modifiedAt: new Date(0) };
const always = ['Content-Security-Policy', "default-src 'self'", 'X-Frame-Options', 'DENY'];
const headers = headersOfKept(file, 'segment-0.m4s', always, 'private');

function ask(asked: Record<string, string>) {
  const sent: { status?: number; headers: readonly string[]; body?: string } = { headers: [] };
  const response = {
    writeHead(status: number, list: readonly string[]) {
      Object.assign(sent, { status, headers: list });
      return response;
    },
    end: (body: Buffer) => Object.assign(sent, { body: body.toString() }),
  };
  const request = { headers: asked } as unknown as Request;
  const wasSent = sendKept(file, headers, request, response as unknown as Response);
  const header = (name: string) => sent.headers[sent.headers.indexOf(name) + 1];
  return { wasSent, header, ...sent };
}

describe('A kept file', () => {
  it('goes out whole, with one policy, that of a sandbox', () => {
    const { wasSent, status, body, headers: said } = ask({});
    expect([wasSent, status, body]).toEqual([true, 200, '0123456789']);
    expect(said.filter((text) => text === 'Content-Security-Policy')).toHaveLength(1);
    expect(said).toEqual(expect.arrayContaining(["sandbox; default-src 'none'", 'DENY']));
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('goes out in the range %s', (range, part, place) => {
    const { status, body, header } = ask({ range });
    expect([status, body, header('Content-Range'), header('Content-Length')]).toEqual([
      206,
      part,
      place,
      String(part.length),
    ]);
  });

  it.each([
    ['several ranges', { range: 'bytes=0-1,4-5' }],
    ['the end', { range: 'bytes=-3' }],
    ['what is not there', { range: 'bytes=10-12' }],
    ['another unit', { range: 'lines=1-2' }],
    ['something only if it changed', { 'if-none-match': '"a"' }],
    ['a range only of the same', { 'if-range': '"a"', range: 'bytes=0-1' }],
  ])('leaves it to the route when somebody wants %s', (_, asked) => {
    expect(ask(asked).wasSent).toBe(false);
  });
});
