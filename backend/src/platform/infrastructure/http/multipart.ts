import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { HttpException } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { DomainError } from '../../domain/domain-error.js';
import { RefusedFile, ValidationFailed } from './problem.filter.js';
import { patienceFor, tooSlow } from './slow-clients.js';
import { takeOver } from './take-over.js';

export interface FileRule<T> {
  readonly maxBytes: number;
  /** Takes the stream to where it belongs while it arrives; a broken upload breaks the stream. */
  receive(content: Readable): Promise<T>;
  /** Undoes `receive` when the rest of the form turns out to be bad. */
  discard(received: T): Promise<void>;
}

export interface Form<T> {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: T | null;
}

const MAX_FIELD_BYTES = 100_000;
const MAX_PARTS = 40;
/** As much as is still in the processor's cache when it goes to the disk (docs/adr/0040). */
const CHUNK = 128 * 1024;

/**
 * Reads a multipart form whose one file field streams to its rule while it arrives; nothing is held in memory.
 * Files under other names and text under the file's name are ignored.
 * @throws 400 for a form that is malformed or cut short, 408 for one too slow, 413 for one too large, 415 for anything
 *   but a form.
 */
export async function readForm<T>(
  request: Request,
  fileField: string,
  rule: FileRule<T>,
): Promise<Form<T>> {
  const parser = parserFor(request, rule.maxBytes);
  const reading = new FormReading(parser, fileField, rule);
  try {
    return await reading.of(request);
  } catch (error) {
    await reading.discard();
    throw error;
  }
}

class FormReading<T> {
  private readonly fields = Object.create(null) as Record<string, string>;
  /** One at most. */
  private readonly received: Promise<T>[] = [];
  private content: Readable | null = null;
  /** What went wrong first; what it breaks further on is only its echo. */
  private failure: Error | null = null;
  private cutShort: () => void = () => undefined;
  private late: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly parser: BusboyInstance,
    private readonly fileField: string,
    private readonly rule: FileRule<T>,
  ) {
    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (isCut) this.fail(tooLarge());
      else if (name !== fileField) this.fields[name] = value;
    });
    parser.on('file', (name, content, filename) => this.take(name, content, filename));
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.once(event, () => this.fail(tooLarge()));
  }

  async of(request: Request): Promise<Form<T>> {
    this.cutShort = () => request.unpipe(this.parser);
    this.awaitRest();
    try {
      await new Promise<void>((resolve, reject) => {
        this.parser.once('finish', () => (this.failure ? reject(this.failure) : resolve()));
        // Not once: a form that is cut off in a file is told of more than once.
        this.parser.on('error', () => {
          this.failure ??= new ValidationFailed([]);
          reject(this.failure);
        });
        request.once('aborted', () => this.fail(new ValidationFailed([])));
        request.pipe(this.parser);
      }).finally(() => {
        this.isOver = true;
        clearTimeout(this.late);
      });
      const [file] = await Promise.all(this.received);
      return { fields: { ...this.fields }, file: file ?? null };
    } catch (error) {
      throw this.failure ?? error;
    }
  }

  async discard(): Promise<void> {
    for (const result of await Promise.allSettled(this.received))
      if (result.status === 'fulfilled') await this.rule.discard(result.value);
  }

  /** Of everything but the file, which takes its time. */
  private awaitRest(): void {
    // The file is the last part as a rule: its end may be told after that of the form.
    if (this.isOver) return;
    this.late = setTimeout(() => this.fail(tooSlow()), patienceFor(MAX_FIELD_BYTES));
  }

  private take(name: string, content: Readable, filename: string): void {
    content.on('error', () => undefined);
    // A browser sends an empty, nameless part for a file input nobody touched.
    if (name !== this.fileField || !filename || this.received.length > 0) {
      content.resume();
      return;
    }
    content.once('limit', () => {
      const error = this.fileTooLarge();
      content.destroy(error);
      this.fail(error);
    });
    this.content = content;
    clearTimeout(this.late);
    content.once('end', () => this.awaitRest());
    const taken = this.rule.receive(content);
    taken.catch((error: unknown) => this.fail(this.nameField(error)));
    this.received.push(taken);
  }

  private fileTooLarge(): Error {
    const message = `The file may have at most ${inWords(this.rule.maxBytes)}.`;
    return new RefusedFile(413, this.fileField, message);
  }

  /** Whoever takes the file does not know what the form calls it. */
  private nameField(error: unknown): Error {
    if (error instanceof DomainError && error.kind === 'unsupported')
      return new RefusedFile(415, this.fileField, error.message);
    return error instanceof Error ? error : new Error(String(error));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.cutShort();
    this.content?.destroy(error);
    this.parser.destroy(error);
  }
}

const tooLarge = () => new HttpException('', 413);

const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** A limit as it was set: 5 MB, 20 GB. */
function inWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Math.floor(bytes / 1024 ** power)} ${UNITS[power]}`;
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

function parserFor(request: Request, maxBytes: number): BusboyInstance {
  assertForm(request);
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      highWaterMark: CHUNK,
      fileHwm: CHUNK,
      limits: { fieldSize: MAX_FIELD_BYTES, fileSize: maxBytes, parts: MAX_PARTS },
    });
  } catch {
    throw new ValidationFailed([]);
  }
}
