import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { decoded, parseJson } from './parse-json.js';

const LIMIT = 1_000;

describe('JSON', () => {
  it.each([
    ['{"a":[1,"é"]}', { a: [1, 'é'] }],
    [' \n[1]', [1]],
    ['\ufeff{"a":1}', { a: 1 }],
    ['', {}],
  ])('is read: %j', (text, value) => {
    expect(parseJson(Buffer.from(text))).toEqual(value);
  });

  it.each(['"text"', '7', 'null', '{"a":', '{]', ' ', 'a'])('is refused: %j', (text) => {
    expect(() => parseJson(Buffer.from(text))).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('A compressed body', () => {
  const text = Buffer.from('{"a":1}');

  it.each([
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', text],
    ['', text],
  ])('is decoded: %s', async (encoding, body) => {
    expect(await decoded(body, encoding, LIMIT)).toEqual(text);
  });

  it.each([
    ['that grows beyond the limit', 'gzip', gzipSync(Buffer.alloc(LIMIT + 1)), 413],
    ['that is none', 'gzip', text, 400],
    ['that is cut off', 'br', brotliCompressSync(text).subarray(0, -2), 400],
    ['in a way we do not know', 'zstd', text, 415],
    ['with the name of something else', 'constructor', text, 415],
  ])('%s is refused', async (_, encoding, body, status) => {
    await expect(decoded(body, encoding, LIMIT)).rejects.toMatchObject({ status });
  });
});
