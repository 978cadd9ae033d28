import { HttpException } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import {
  type ByteRange,
  type FileInfo,
  FileMissing,
  type Files,
} from '../../../application/files.js';
import type { HotFile } from '../../files/hot-files.js';

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4s: 'video/iso.segment',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

/** The type of what is saved and never shown, whatever its name says. */
export const UNSEEN = 'application/octet-stream';

/** Uploaded files must not run scripts in our origin. */
export const SANDBOXED = "sandbox; default-src 'none'";

/**
 * Sends a stored file: byte ranges (RFC 9110, one range), validators, and a type derived from its name unless the
 * caller knows it; never one given by the uploader.
 */
export async function sendFile(
  files: Files,
  key: string,
  request: Request,
  response: Response,
  type = typeOf(key),
): Promise<void> {
  const known = await files.info(key);
  if (!known) throw new FileMissing();
  await sendVersion(known, { files, request, response, type });
}

/** How long a redirected reader has to begin. */
const LINK_SECONDS = 300;

/**
 * Redirects the reader to the store, if that serves files itself. @param saveAs as for `Files.temporaryLink` @returns whether
 * it does
 */
export async function leadToStore(
  files: Files,
  key: string,
  response: Response,
  saveAs?: string,
): Promise<boolean> {
  if (!files.servesItself) return false;
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(302, await files.temporaryLink(key, LINK_SECONDS, saveAs));
  return true;
}

/** Sends a stored file that browsers save under the name and never show. */
export async function sendToSave(
  files: Files,
  key: string,
  name: string,
  request: Request,
  response: Response,
): Promise<void> {
  response.setHeader('Content-Disposition', contentDisposition(name));
  await sendFile(files, key, request, response, UNSEEN);
}

interface Sending {
  readonly files: Files;
  readonly request: Request;
  readonly response: Response;
  readonly type: string;
}

async function sendVersion(info: FileInfo, sending: Sending): Promise<void> {
  const { files, request, response, type } = sending;
  const wanted = wantedOf(info, request, response);
  if (!wanted) return;
  // Opened before the headers are sent, so that a file removed at this moment is a plain 404.
  const hasBody = request.method !== 'HEAD' && info.size > 0;
  const content = hasBody ? await files.read(info.key, wanted.range ?? undefined) : null;
  if (content && !isSame(content, info)) {
    // The file was replaced at this moment and has another length; a growing playlist is replaced every second.
    content.stream.destroy();
    return sendVersion(content, sending);
  }
  describe(info.size, wanted, type, response);
  if (!content) {
    response.end();
    return;
  }
  try {
    await pipeline(content.stream, response);
  } catch {
    // The reader disconnected, or the store failed after the headers were sent: closing the connection tells both.
    response.destroy();
  } finally {
    // If the reader disconnected before the first byte, the pipeline does not close the file.
    content.stream.destroy();
  }
}

const isSame = (a: FileInfo, b: FileInfo): boolean =>
  a.size === b.size && a.modifiedAt.getTime() === b.modifiedAt.getTime();

/** Sends a file in memory. */
export function sendBytes(
  { content, modifiedAt }: HotFile,
  name: string,
  request: Request,
  response: Response,
): void {
  const wanted = wantedOf({ size: content.length, modifiedAt }, request, response);
  if (!wanted) return;
  describe(content.length, wanted, typeOf(name), response);
  const { range } = wanted;
  if (request.method === 'HEAD') response.end();
  else response.end(range ? content.subarray(range.start, range.end + 1) : content);
}

interface Wanted {
  /** Null for the whole file. */
  readonly range: ByteRange | null;
}

/** The part of the file to send; null if the reply has been sent already. @throws HttpException 416 */
function wantedOf(
  { size, modifiedAt }: { readonly size: number; readonly modifiedAt: Date },
  request: Request,
  response: Response,
): Wanted | null {
  // In the 304 as well, because a cache takes the headers of what it keeps from there.
  response.setHeader('Content-Security-Policy', SANDBOXED);
  const etag = etagOf(size, modifiedAt);
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', modifiedAt.toUTCString());
  if (request.fresh) {
    response.status(304).end();
    return null;
  }
  const range = wantedRange(request, size, etag);
  if (range !== 'unsatisfiable') return { range };
  response.setHeader('Content-Range', `bytes */${size}`);
  throw new HttpException('', 416);
}

function describe(size: number, { range }: Wanted, type: string, response: Response): void {
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : size);
  if (range)
    response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
}

export function etagOf(size: number, modifiedAt: Date): string {
  return `"${size.toString(36)}-${modifiedAt.getTime().toString(36)}"`;
}

export function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? UNSEEN;
}

/** The last bytes of a file that has no more than these, which the package calls unsatisfiable (RFC 9110, 14.1.2). */
function isAll(range: string | undefined, size: number): boolean {
  const last = /^bytes=-(\d+)$/.exec(range ?? '')?.[1];
  return last !== undefined && size > 0 && Number(last) >= size;
}

function wantedRange(
  request: Request,
  size: number,
  etag: string,
): ByteRange | null | 'unsatisfiable' {
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return null;
  if (isAll(request.headers.range, size)) return { start: 0, end: size - 1 };
  const ranges = request.range(size);
  if (ranges === undefined || ranges === -2) return null;
  if (ranges === -1) return 'unsatisfiable';
  const [first, ...others] = ranges;
  // RFC 9110 allows answering several ranges with the whole file.
  return first && others.length === 0 && ranges.type === 'bytes' ? first : null;
}
