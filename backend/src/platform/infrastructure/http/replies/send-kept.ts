import type { Request, Response } from 'express';
import type { HotFile } from '../../files/hot-files.js';
import { etagOf, SANDBOXED, typeOf } from './send-file.js';

const ONE_RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range'] as const;

/** Alternating names and values, which Node accepts without looking each up. */
export type HeaderList = readonly string[];

/** The headers of a cached file that do not depend on the range; computed once per file. */
export function headersOfKept(
  { content, modifiedAt }: HotFile,
  name: string,
  always: HeaderList,
  cacheControl: string,
): HeaderList {
  const own = [
    ...['Cache-Control', cacheControl, 'ETag', etagOf(content.length, modifiedAt)],
    ...['Last-Modified', modifiedAt.toUTCString(), 'Accept-Ranges', 'bytes'],
    ...['Content-Type', typeOf(name), 'Content-Security-Policy', SANDBOXED],
  ];
  const policy = always.indexOf('Content-Security-Policy');
  return [...(policy < 0 ? always : always.toSpliced(policy, 2)), ...own];
}

/**
 * Sends a cached file, or one range of it, in one go and without Express, whose `request` and `response` cost as much
 * as the write (docs/adr/0033). Leaves conditional requests and unusual ranges to the route.
 */
export function sendKept(
  { content }: HotFile,
  headers: HeaderList,
  { headers: asked }: Request,
  response: Response,
): boolean {
  if (CONDITIONS.some((name) => asked[name] !== undefined)) return false;
  const { range } = asked;
  if (range === undefined) {
    response.writeHead(200, [...headers, 'Content-Length', String(content.length)]).end(content);
    return true;
  }
  const [, from, to] = ONE_RANGE.exec(range) ?? [];
  if (from === undefined) return false;
  const start = Number(from);
  const end = Math.min(to ? Number(to) : Infinity, content.length - 1);
  if (start > end) return false;
  const part = content.subarray(start, end + 1);
  const place = `bytes ${start}-${end}/${content.length}`;
  response
    .writeHead(206, [...headers, 'Content-Range', place, 'Content-Length', String(part.length)])
    .end(part);
  return true;
}
