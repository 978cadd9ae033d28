import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UnsupportedPicture } from '../../../application/pictures.js';
import { type FileRule, readForm } from './multipart.js';
import { ValidationFailed } from '../replies/problem.filter.js';

const BOUNDARY = '----WebKitFormBoundaryx7Yk';
/** A file full of prefixes of the boundary, the worst case for the parser. */
const FILE = Buffer.from(`\r\n--${BOUNDARY.slice(0, -1)}\r\r\n\r\n--\r\n-${BOUNDARY} `.repeat(9));
const DISPOSITION = 'Content-Disposition: form-data';
const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
const FORM = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\n${DISPOSITION}; name="title"\r\n\r\nHooks, ठीक\r\n` +
      `--${BOUNDARY}\r\n${DISPOSITION}; name="video"; filename="पाठ.mp4"\r\n` +
      'Content-Type: video/mp4\r\n\r\n',
  ),
  FILE,
  END,
]);

const requestOf = (
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
) =>
  Object.assign(Readable.from(chunks), { headers: { 'content-type': type } }) as unknown as Request;

/** A form in chunks of so many bytes. */
const inPieces = (size: number, form = FORM): Buffer[] =>
  Array.from({ length: Math.ceil(form.length / size) }, (_, at) =>
    Buffer.from(form.subarray(at * size, (at + 1) * size)),
  );

class Kept implements FileRule<Buffer> {
  readonly discarded: Buffer[] = [];

  constructor(readonly maxBytes = 10_000) {}

  receive = (content: Readable): Promise<Buffer> => buffer(content);

  discard = async (received: Buffer): Promise<void> => {
    this.discarded.push(received);
  };
}

describe('A form with a file', () => {
  it('is read alike however it is cut into chunks', async () => {
    for (let size = 1; size <= FORM.length; size += size < 80 ? 1 : 101) {
      const { fields, file } = await readForm(requestOf(inPieces(size)), 'video', new Kept());
      expect([size, fields, file?.equals(FILE)]).toEqual([size, { title: 'Hooks, ठीक' }, true]);
    }
  });

  it('is stored in the scope of its request, also if it comes after that has begun', async () => {
    const scope = new AsyncLocalStorage<string>();
    const kept = new Kept();
    const seen: unknown[] = [];
    const receive = (content: Readable): Promise<Buffer> => {
      seen.push(scope.getStore());
      return kept.receive(content);
    };
    const begun = Promise.withResolvers<void>();
    const server = createServer((incoming, response) => {
      const { discard, maxBytes } = kept;
      void scope
        .run('the request', () =>
          readForm(incoming as Request, 'video', { receive, discard, maxBytes }),
        )
        .finally(() => response.end());
      begun.resolve();
    }).listen(0);
    const sending = request({
      ...{ port: (server.address() as AddressInfo).port, method: 'POST' },
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    });
    sending.flushHeaders();
    await begun.promise;
    sending.end(FORM);
    await once(sending, 'response');
    server.closeAllConnections();
    server.close();
    expect(seen).toEqual(['the request']);
  });

  it('may bring a file nobody asked for, which is left aside', async () => {
    const { fields, file } = await readForm(requestOf([FORM]), 'photo', new Kept());
    expect([fields, file]).toEqual([{ title: 'Hooks, ठीक' }, null]);
  });

  it('may be as large as its rule says, and no byte larger', async () => {
    const { file } = await readForm(requestOf([FORM]), 'video', new Kept(FILE.length));
    expect(file).toHaveLength(FILE.length);
    const reading = readForm(requestOf(inPieces(50)), 'video', new Kept(FILE.length - 1));
    await expect(reading).rejects.toMatchObject({ status: 413 });
  });

  it('names the field whose file is too large, and how large it may be', async () => {
    const reading = readForm(requestOf(inPieces(50)), 'video', new Kept(100));
    const message = 'The file may have at most 100 bytes.';
    await expect(reading).rejects.toMatchObject({ status: 413, field: 'video', message });
  });

  it('names the field whose file is of a kind that is not taken', async () => {
    const refused = new UnsupportedPicture();
    const receive = () => Promise.reject(refused);
    const rule = { maxBytes: 10_000, receive, discard: async () => undefined };
    const reading = readForm(requestOf(inPieces(64)), 'video', rule);
    await expect(reading).rejects.toMatchObject({
      ...{ status: 415, field: 'video', message: refused.message },
    });
  });

  it.each([
    ['in a field', 90],
    ['in its file', 400],
    ['just before its end', FORM.length - 5],
  ])('is refused when it ends %s', async (_where, length) => {
    const cut = requestOf(inPieces(64, FORM.subarray(0, length)));
    await expect(readForm(cut, 'video', new Kept())).rejects.toBeInstanceOf(ValidationFailed);
  });

  it('ends with its connection', async () => {
    const request = requestOf(inPieces(64, FORM.subarray(0, 500)));
    const reading = readForm(request, 'video', {
      ...new Kept(),
      discard: async () => undefined,
      receive: async (content) => {
        const all = buffer(content);
        request.emit('aborted');
        return all;
      },
    });
    await expect(reading).rejects.toBeInstanceOf(ValidationFailed);
  });

  it('fails as the place of its file does', async () => {
    const full = new Error('The disk is full.');
    const receive = () => Promise.reject(full);
    const rule = { maxBytes: 10_000, receive, discard: async () => undefined };
    await expect(readForm(requestOf(inPieces(64)), 'video', rule)).rejects.toBe(full);
  });

  it('has a hundred kilobytes for what is no file, in however many fields', async () => {
    const fieldsOf = (count: number) =>
      Buffer.from(
        Array.from(
          { length: count },
          (_, at) =>
            `--${BOUNDARY}\r\n${DISPOSITION}; name="f${at}"\r\n\r\n${'x'.repeat(10_000)}\r\n`,
        ).join('') + `--${BOUNDARY}--\r\n`,
      );
    const reading = (count: number) => readForm(requestOf([fieldsOf(count)]), 'video', new Kept());
    expect(Object.keys((await reading(10)).fields)).toHaveLength(10);
    await expect(reading(11)).rejects.toMatchObject({ status: 413 });
  });

  it('gives its file back when the rest is bad', async () => {
    const stored = Promise.withResolvers<void>();
    const kept = new Kept();
    const rule = {
      ...kept,
      receive: (content: Readable) => kept.receive(content).finally(stored.resolve),
    };
    const request = requestOf(
      (async function* () {
        yield FORM.subarray(0, -END.length);
        yield Buffer.from(`\r\n--${BOUNDARY}\r\n${DISPOSITION}; name="a"\r\n\r\n`);
        await stored.promise;
        yield Buffer.alloc(100_001, 'a');
        yield END;
      })(),
    );
    await expect(readForm(request, 'video', rule)).rejects.toMatchObject({ status: 413 });
    expect(kept.discarded.map((file) => file.equals(FILE))).toEqual([true]);
  });

  it('is a form', async () => {
    const json = requestOf([FORM], 'application/json');
    await expect(readForm(json, 'video', new Kept())).rejects.toMatchObject({ status: 415 });
    const nameless = requestOf([FORM], 'multipart/form-data');
    await expect(readForm(nameless, 'video', new Kept())).rejects.toBeInstanceOf(ValidationFailed);
  });
});

describe('A form that arrives slowly', () => {
  const HOUR_MS = 60 * 60 * 1_000;
  const [head, rest] = [FORM.subarray(0, -200), FORM.subarray(-200)];

  // Streams need these two real.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  /** The beginning of the form, up to inside its file, and the rest after an hour. */
  async function* afterAnHour(): AsyncGenerator<Buffer> {
    yield Buffer.from(head);
    await new Promise(setImmediate);
    jest.advanceTimersByTime(HOUR_MS);
    await new Promise(setImmediate);
    yield Buffer.from(rest);
  }

  it('may take its time for its file', async () => {
    const { file } = await readForm(requestOf(afterAnHour()), 'video', new Kept());
    expect(file?.equals(FILE)).toBe(true);
  });

  it('is not waited for beside that', async () => {
    const reading = readForm(requestOf(afterAnHour()), 'photo', new Kept());
    await expect(reading).rejects.toMatchObject({ status: 408 });
  });

  it('is not waited for when its file is here', async () => {
    const kept = new Kept();
    const withoutEnd = async function* (): AsyncGenerator<Buffer> {
      yield FORM.subarray(0, -END.length);
      yield Buffer.from(`\r\n--${BOUNDARY}\r\n${DISPOSITION}; name="a"\r\n\r\n`);
      yield* afterAnHour();
    };
    const reading = readForm(requestOf(withoutEnd()), 'video', kept);
    await expect(reading).rejects.toMatchObject({ status: 408 });
    expect(kept.discarded).toHaveLength(1);
  });
});
