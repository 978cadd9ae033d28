import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, FileMissing, type Files } from '../../application/files.js';

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

/**
 * Sends a stored file: byte ranges (RFC 9110, one range), validators, and a type that comes from its name
 * unless the caller knows it; never from whoever uploaded it.
 */
export async function sendFile(
  files: Files,
  key: string,
  request: Request,
  response: Response,
  type = TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
): Promise<void> {
  const info = await files.info(key);
  if (!info) throw new FileMissing();
  const etag = `"${info.size.toString(36)}-${info.modifiedAt.getTime().toString(36)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', info.modifiedAt.toUTCString());
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const range = wantedRange(request, info.size, etag);
  if (range === 'unsatisfiable') {
    response.status(416).setHeader('Content-Range', `bytes */${info.size}`).end();
    return;
  }
  const hasBody = request.method !== 'HEAD' && info.size > 0;
  // Opened before the reply takes shape: a file removed at this very moment is a plain 404.
  const content = hasBody ? await files.read(key, range ?? undefined) : null;
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', type);
  // Whatever was uploaded must not act in our origin.
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : info.size);
  if (range) {
    response
      .status(206)
      .setHeader('Content-Range', `bytes ${range.start}-${range.end}/${info.size}`);
  }
  if (!content) {
    response.end();
    return;
  }
  try {
    await pipeline(content.stream, response);
  } catch {
    // The reader went away, or the store did after the headers were sent: either way the connection is the message.
    response.destroy();
  } finally {
    // Whoever went away before the first byte left the pipeline nothing to end: the file would stay open.
    content.stream.destroy();
  }
}

function wantedRange(
  request: Request,
  size: number,
  etag: string,
): ByteRange | null | 'unsatisfiable' {
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return null;
  const ranges = request.range(size);
  if (ranges === undefined || ranges === -2) return null;
  if (ranges === -1) return 'unsatisfiable';
  const [first, ...others] = ranges;
  // Several ranges at once are allowed to be answered with the whole.
  return first && others.length === 0 && ranges.type === 'bytes' ? first : null;
}
