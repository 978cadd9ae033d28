import busboy, { type FileInfo as PartInfo } from 'busboy';
import type { Request } from 'express';
import { HttpException } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { ValidationFailed } from './problem.filter.js';
import { takeOver } from './take-over.js';

export interface FileRule<T> {
  readonly maxBytes: number;
  /** Takes the stream to where it belongs while it arrives; a broken upload breaks the stream. */
  receive(content: Readable, part: PartInfo): Promise<T>;
  /** Undoes `receive` when the rest of the form turns out to be bad. */
  discard(received: T): Promise<void>;
}

export interface Form<T> {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: T | null;
}

const MAX_FIELD_BYTES = 100_000;
const MAX_PARTS = 40;
/** Larger chunks cost fewer turns of the event loop per gigabyte. */
const CHUNK = 1024 * 1024;

/**
 * Reads a multipart form whose one file field streams to its rule while it arrives; nothing is held in memory.
 * Files under other names and text under the file's name are ignored.
 * @throws 400 for a form that is malformed or cut short, 413 for one too large, 415 for anything but a form.
 */
export async function readForm<T>(
  request: Request,
  fileField: string,
  rule: FileRule<T>,
): Promise<Form<T>> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const received: Promise<T>[] = [];
  const parser = parserFor(request, rule.maxBytes);
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    request.unpipe(parser);
    parser.destroy(error);
  };
  parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) fail(new HttpException('', 413));
    else if (name !== fileField) fields[name] = value;
  });
  parser.on('file', (name, content, part) => {
    content.on('error', () => undefined);
    // A browser sends an empty, nameless part for a file input nobody touched.
    if (name !== fileField || !part.filename || received.length > 0) {
      content.resume();
      return;
    }
    content.once('limit', () => {
      const tooLarge = new HttpException('', 413);
      content.destroy(tooLarge);
      fail(tooLarge);
    });
    const taken = rule.receive(content, part);
    taken.catch((error: unknown) =>
      fail(error instanceof Error ? error : new Error(String(error))),
    );
    received.push(taken);
  });
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.once(event, () => fail(new HttpException('', 413)));
  try {
    await new Promise<void>((resolve, reject) => {
      parser.once('close', () => (failure ? reject(failure) : resolve()));
      parser.once('error', (error) => {
        failure ??= new ValidationFailed([]);
        reject(error instanceof HttpException ? error : failure);
      });
      request.once('aborted', () => fail(new ValidationFailed([])));
      request.pipe(parser);
    });
    const [file] = await Promise.all(received);
    return { fields: { ...fields }, file: file ?? null };
  } catch (error) {
    for (const result of await Promise.allSettled(received))
      if (result.status === 'fulfilled') await rule.discard(result.value);
    throw failure ?? error;
  }
}

/** Reads a form and hands it to the work, which takes its file over; a file whose form is refused is discarded. */
export async function takeForm<T, R>(
  request: Request,
  fileField: string,
  rule: FileRule<T>,
  work: (form: Form<T>) => Promise<R>,
): Promise<R> {
  const form = await readForm(request, fileField, rule);
  return takeOver(
    form.file,
    (file) => rule.discard(file),
    () => work(form),
  );
}

/** Asked alone where a form is refused before the thing it is about is looked for. @throws 415 */
export function assertForm(request: Request): void {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new HttpException('', 415);
}

function parserFor(request: Request, maxBytes: number): busboy.Busboy {
  assertForm(request);
  try {
    return busboy({
      headers: request.headers,
      highWaterMark: CHUNK,
      fileHwm: CHUNK,
      defParamCharset: 'utf8',
      limits: {
        fieldSize: MAX_FIELD_BYTES,
        // The parser gives up a file as soon as it is as large as its limit.
        fileSize: maxBytes + 1,
        parts: MAX_PARTS,
        fieldNameSize: 100,
      },
    });
  } catch {
    throw new ValidationFailed([]);
  }
}
