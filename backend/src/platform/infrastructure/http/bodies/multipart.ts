import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { HttpException } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { DomainError } from '../../../domain/domain-error.js';
import type { RequestWithActor } from '../access/access.guard.js';
import { inNoPlace } from '../server/admission.js';
import { RefusedFile, ValidationFailed } from '../replies/problem.filter.js';
import { patienceFor, tooSlow } from './slow-clients.js';
import { takeOver } from './take-over.js';

export interface FileRule<T> {
  readonly maxBytes: number;
  /** Stores the stream while it arrives; a broken upload makes the stream fail. The name is its sender's, without folders. */
  receive(content: Readable, name: string): Promise<T>;
  /** Undoes `receive` when the rest of the form turns out to be invalid. */
  discard(received: T): Promise<void>;
}

export interface Form<T> {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: T | null;
}

/** Of all of them together, as of JSON: they are in memory until the form is whole, which its file keeps from being so for hours. */
const MAX_FIELDS_BYTES = 100_000;
const MAX_PARTS = 40;
/** How much of a file waits for its writer: a step of 1 MiB costs half the CPU of eight of 128 KiB (docs/adr/0040). */
const CHUNK = 1024 * 1024;
/** How long a complete upload waits for a slot: sending it again would cost its sender more. */
const PATIENCE_MS = 5_000;

/**
 * Parses a multipart form whose single file field is streamed to its rule while it arrives; nothing is held in memory.
 * Ignores files under other names, and text under the file's name.
 * @throws Busy when there is too much load, 400 for a malformed or truncated form, 408 for one too slow, 413 for one
 * too large, 415 for any other content type.
 */
export async function readForm<T>(
  request: Request,
  fileField: string,
  rule: FileRule<T>,
): Promise<Form<T>> {
  const parser = parserFor(request, rule.maxBytes);
  const reading = new FormReading(parser, fileField, rule);
  try {
    return await inNoPlace(
      request,
      () => reading.of(request),
      ({ file }) => (file === null ? 0 : PATIENCE_MS),
    );
  } catch (error) {
    await reading.discard();
    throw error;
  }
}

class FormReading<T> {
  /** What arrives later is reported by the connection, which knows nothing of the request. */
  private readonly inScopeOfRequest = AsyncLocalStorage.snapshot();
  private readonly fields = Object.create(null) as Record<string, string>;
  /** At most one. */
  private readonly received: Promise<T>[] = [];
  private content: Readable | null = null;
  /** The first error; later ones are only its consequences. */
  private failure: Error | null = null;
  private cutShort: () => void = () => undefined;
  private late: NodeJS.Timeout | undefined;
  private isOver = false;
  private fieldsBytes = 0;

  constructor(
    private readonly parser: BusboyInstance,
    private readonly fileField: string,
    private readonly rule: FileRule<T>,
  ) {
    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (name !== fileField) this.fieldsBytes += Buffer.byteLength(value);
      if (name === '') this.fail(new ValidationFailed([]));
      else if (isCut || this.fieldsBytes > MAX_FIELDS_BYTES) this.fail(tooLarge());
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
        // `on`, not `once`: a form that is cut off inside a file emits several errors.
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

  /** Limits the time for everything except the file, which may take long. */
  private awaitRest(): void {
    // The file is usually the last part, and its end may be reported after that of the form.
    if (this.isOver) return;
    this.late = setTimeout(() => this.fail(tooSlow()), patienceFor(MAX_FIELDS_BYTES));
  }

  private take(name: string, content: Readable, filename: string): void {
    content.on('error', () => undefined);
    // For a file input left empty, a browser sends an empty, nameless part.
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
    // Browsers encode quotation marks (https://html.spec.whatwg.org/#multipart-form-data), and nothing else that a name can
    // have.
    const given = filename.replaceAll('%22', '"');
    const taken = this.inScopeOfRequest(() => this.rule.receive(content, given));
    taken.catch((error: unknown) => this.fail(this.nameField(error)));
    this.received.push(taken);
  }

  private fileTooLarge(): Error {
    const message = `The file may have at most ${inWords(this.rule.maxBytes)}.`;
    return new RefusedFile(413, this.fileField, message);
  }

  /** Adds the field's name, which the receiver of the file does not know. */
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

/** A limit in its usual unit: 5 MB, 20 GB. */
function inWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Math.floor(bytes / 1024 ** power)} ${UNITS[power]}`;
}

/** Reads a form and passes it to the work, which takes over its file; discards the file if the form is refused. */
export async function takeForm<T, R>(
  request: RequestWithActor,
  fileField: string,
  rule: FileRule<T>,
  work: (form: Form<T>) => Promise<R>,
): Promise<R> {
  const form = await readForm(request, fileField, rule);
  try {
    // Its sender may have been logged out, locked or deleted while the file was on its way.
    await request.stillAllowed?.();
  } catch (error) {
    if (form.file !== null) await rule.discard(form.file);
    throw error;
  }
  return takeOver(
    form.file,
    (file) => rule.discard(file),
    () => work(form),
  );
}

/** For forms that are refused before the resource they are about is looked up. @throws 415 */
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
      limits: { fieldSize: MAX_FIELDS_BYTES, fileSize: maxBytes, parts: MAX_PARTS },
    });
  } catch {
    throw new ValidationFailed([]);
  }
}
