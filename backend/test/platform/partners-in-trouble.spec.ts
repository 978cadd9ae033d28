import { afterEach, describe, expect, it } from '@jest/globals';
import { generateKeyPair, SignJWT } from 'jose';
import { buffer } from 'node:stream/consumers';
import { ModelInterpreter } from '../../src/modules/catalog/infrastructure/search/model-interpreter.js';
import { OidcProvider } from '../../src/modules/identity/infrastructure/sign-in/oidc-provider.js';
import { HttpWebhookSender } from '../../src/modules/integrations/infrastructure/sending/http-webhook-sender.js';
import { S3Files } from '../../src/platform/infrastructure/files/s3-files.js';
import { openFiles } from '../../src/platform/infrastructure/adapters.js';
import { Config } from '../../src/platform/infrastructure/config/config.js';
import { SignedLinks } from '../../src/platform/infrastructure/files/signed-links.js';
import { createLog } from '../../src/platform/infrastructure/logging/log.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { FixedClock } from '../../src/platform/testing/fixed-clock.js';
import { type Conduct, PartnerInTrouble, TROUBLES } from '../support/partner-in-trouble.js';

/** Instead of each adapter's seconds. */
const PATIENCE_MS = 200;
/** For an answer that does come: longer than any pause of a busy machine. */
const TIME_ENOUGH_MS = 5_000;
/** Instead of minutes. */
const PROGRESS_MS = 600;
/** Far more than each adapter's limit, far less than for ever. */
const SOON_MS = 6_000;

let partner: PartnerInTrouble | undefined;
afterEach(() => partner?.close());

/** @returns the partner's address */
async function partnerWho(conduct: Conduct): Promise<string> {
  partner = await PartnerInTrouble.who(conduct);
  return `http://${partner.address}`;
}

async function soon<T>(work: Promise<T>): Promise<T> {
  const from = performance.now();
  return work.finally(() => expect(performance.now() - from).toBeLessThan(SOON_MS));
}

describe.each(Object.entries(TROUBLES))('A partner who %s', (what, conduct) => {
  const headCame = what.endsWith('within its answer') || what.startsWith('ends before');

  it('as the store of files fails what was asked', async () => {
    const files = await storeAt(await partnerWho(conduct));
    await soon(expect(buffer(stream(files))).rejects.toThrow());
    await soon(expect(files.write('one', Buffer.alloc(9))).rejects.toThrow());
    await soon(expect(all(files.list('videos/'))).rejects.toThrow());
    await soon(expect(files.remove('one')).rejects.toThrow());
  });

  it('as the receiver of webhooks is tried again, unless it said how it went', async () => {
    const url = await partnerWho(conduct);
    const timeoutMs = headCame ? TIME_ENOUGH_MS : PATIENCE_MS;
    const sender = new HttpWebhookSender({ publicOnly: false, timeoutMs });
    const sent = sender.send({ url, headers: {}, body: '{}' });
    await soon(headCame ? expect(sent).resolves.toBe(200) : expect(sent).rejects.toThrow());
  });

  it('as the language model is not missed', async () => {
    const options = { baseUrl: await partnerWho(conduct), model: 'small', apiKey: undefined };
    const model = new ModelInterpreter(options, { warn: () => undefined });
    expect(await soon(model.interpret('python'))).toBeNull();
  });

  it('as the publisher of the keys of Google leaves signing in for later', async () => {
    const url = new URL(await partnerWho(conduct));
    const google = OidcProvider.google('us', { warn: () => undefined }, url, PATIENCE_MS);
    const { privateKey } = await generateKeyPair('RS256');
    const header = { alg: 'RS256', kid: 'first' };
    const token = await new SignJWT({ sub: '1109' }).setProtectedHeader(header).sign(privateKey);
    await soon(expect(google.verify(token, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' }));
  });
});

it('A receiver of webhooks that wants to speak something else has not got it', async () => {
  const url = await partnerWho((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  );
  const sender = new HttpWebhookSender({ publicOnly: false, timeoutMs: PATIENCE_MS });
  await soon(expect(sender.send({ url, headers: {}, body: '{}' })).rejects.toThrow());
});

describe('A file of which the store sends only half', () => {
  const found = 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\nETag: "x"\r\n\r\n';
  const ends: Record<string, Conduct> = {
    'before it falls silent': (socket) => socket.write(`${found}half`),
    'before it breaks off': (socket) =>
      socket.write(`${found}half`, () => socket.resetAndDestroy()),
    'before it ends': (socket) => socket.end(`${found}half`),
  };
  it.each(Object.entries(ends))('is not taken for the whole of it: %s', async (_, end) => {
    const files = await storeAt(
      await partnerWho((socket, heard) =>
        /GET \S+ HTTP/.test(heard) ? end(socket, heard) : socket.write(found),
      ),
    );
    const { stream: content, size } = await files.read('one');
    expect(size).toBe(10);
    await soon(expect(buffer(content)).rejects.toThrow());
  });
});

describe('A store of files at the start', () => {
  const open = (endpoint: string) => {
    const secret = 's'.repeat(32);
    const config = Config.read({
      ...{ DATABASE_URL: 'postgresql://unused', LOG_LEVEL: 'fatal', S3_ENDPOINT: endpoint },
      ...{ S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's', SESSION_SECRET: secret, OTP_SECRET: secret },
      ...{ MEDIA_SECRET: secret, CERTIFICATE_SECRET: secret },
    });
    return openFiles(config, new SignedLinks(secret), new FixedClock(), createLog(config));
  };

  const answer = (status: string) =>
    `HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

  it('is not waited for if it never answers', async () => {
    const url = await partnerWho(() => undefined);
    await soon(Promise.resolve(open(url)));
  });

  it('is not waited for if it is away, and its bucket is made once it is back', async () => {
    let isBack = false;
    const url = await partnerWho((socket, heard) => {
      if (!isBack) socket.resetAndDestroy();
      else socket.end(answer(heard.startsWith('HEAD') ? '404 Not Found' : '200 OK'));
    });
    await soon(Promise.resolve(open(url)));
    isBack = true;
    await eventually('the bucket is made', () =>
      partner?.calls.some((call) => call.startsWith('PUT /lectern')),
    );
  }, 30_000);

  it('ends it where it does not let us in', async () => {
    const url = await partnerWho((socket) => socket.end(answer('403 Forbidden')));
    await soon(expect(open(url)).rejects.toThrow());
  });
});

it('A large file comes slowly from the store, and whole', async () => {
  // Longer than any pause of a busy machine, less than half of the file's time.
  const patience = 1_000;
  const takes = 2_400;
  const pieces = 24;
  const piece = Buffer.alloc(32 * 1024);
  const head = `HTTP/1.1 200 OK\r\nContent-Length: ${pieces * piece.length}\r\nETag: "x"\r\n\r\n`;
  const url = await partnerWho((socket, heard) => {
    socket.write(head);
    if (!/GET \S+ HTTP/.test(heard)) return;
    for (let n = 1; n <= pieces; n += 1)
      setTimeout(() => socket.write(piece), (n * takes) / pieces);
  });
  const { stream: content, size } = await (await storeAt(url, patience, patience)).read('large');
  expect((await buffer(content)).length).toBe(size);
});

async function storeAt(
  endpoint: string,
  silenceMs = PATIENCE_MS,
  progressMs = PROGRESS_MS,
): Promise<S3Files> {
  const settings = { accessKey: 'a', secretKey: 's', bucket: 'lectern', region: 'us-east-1' };
  return new S3Files({ ...settings, endpoint }, { silenceMs, progressMs });
}

async function* stream(files: S3Files): AsyncIterable<Uint8Array> {
  const { stream: content } = await files.read('one');
  yield* content as AsyncIterable<Uint8Array>;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
