import { HttpException } from '@nestjs/common';
import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

const isKnown = (encoding: string): encoding is keyof typeof DECODERS =>
  Object.hasOwn(DECODERS, encoding);

/** The body without its `Content-Encoding`. @throws 415 for another one, 413 beyond the limit, 400 when it is broken */
export async function decoded(body: Buffer, encoding: string, limit: number): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return body;
  if (!isKnown(encoding)) throw new HttpException('', 415);
  try {
    return await DECODERS[encoding](body, { maxOutputLength: limit });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new HttpException('', isTooLarge ? 413 : 400);
  }
}

const BYTE_ORDER_MARK = /^\ufeff/;
/** What JSON in general allows beside them is no body of ours. */
const LIST_OR_OBJECT = /^[ \t\r\n]*[[{]/;

/** A list or an object in JSON; an empty body is an empty object. @throws 400 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  // Invalid UTF-8 would become U+FFFD and make different passwords equal.
  if (!isUtf8(body)) throw new HttpException('', 400);
  const text = body.toString().replace(BYTE_ORDER_MARK, '');
  if (!LIST_OR_OBJECT.test(text)) throw new HttpException('', 400);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpException('', 400);
  }
}
