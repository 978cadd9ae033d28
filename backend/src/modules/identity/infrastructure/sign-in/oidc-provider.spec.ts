import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderNotVerified } from '../../domain/errors.js';
import { OidcProvider } from './oidc-provider.js';

const CLIENT_ID = 'client.apps.googleusercontent.com';
const OTHER_CLIENT = 'somebody-else.apps.googleusercontent.com';
const NONCE = 'nonce of this browser';

interface Pair {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

/** A fake of Google's key endpoint, which tests can rotate or stop. */
class PublishedKeys {
  asked = 0;
  isDown = false;
  private published: JWK[] = [];
  private readonly server: Server = createServer((_request, response) => {
    this.asked += 1;
    response.writeHead(this.isDown ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: this.published }));
  });

  publish(...pairs: readonly Pair[]): void {
    this.published = pairs.map(({ jwk }) => jwk);
  }

  async open(): Promise<URL> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/certs`);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function keyPair(kid: string): Promise<Pair> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

let ours: Pair;
let next: Pair;
beforeAll(async () => {
  [ours, next] = await Promise.all([keyPair('first'), keyPair('second')]);
});

let keys: PublishedKeys;
let warnings: [object, string][];
let google: OidcProvider;
beforeEach(async () => {
  keys = new PublishedKeys();
  keys.publish(ours);
  warnings = [];
  const log = { warn: (...warning: [object, string]) => warnings.push(warning) };
  google = OidcProvider.google(CLIENT_ID, log, await keys.open());
});
afterEach(async () => {
  jest.restoreAllMocks();
  await keys.close();
});

/** Moves the clock for the key cache only; tokens are still checked by the real time. */
function later(seconds: number): void {
  const then = Date.now() + seconds * 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(then);
}

/** The true time, which `later` leaves alone. */
const now = () => Math.floor(new Date().getTime() / 1000);
const claims = () => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT_ID,
  sub: '1109',
  email: 'asha@gmail.com',
  email_verified: true,
  name: 'Asha Rao',
  nonce: NONCE,
  iat: now(),
  exp: now() + 3_600,
});
const sign = (over: object = {}, { kid, privateKey }: Pair = ours) =>
  new SignJWT({ ...claims(), ...over }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
const verify = async (over: object = {}, pair = ours) =>
  google.verify(await sign(over, pair), NONCE);

describe('An ID token of Google', () => {
  it.each(['https://accounts.google.com', 'accounts.google.com'])(
    'says who somebody is, the same person with the issuer %s',
    async (iss) => {
      expect(await verify({ iss })).toEqual({
        issuer: 'https://accounts.google.com',
        subject: '1109',
        email: 'asha@gmail.com',
        name: 'Asha Rao',
        isAuthoritative: true,
      });
    },
  );

  it.each<[string, object]>([
    ['comes from another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['is for another client', { aud: OTHER_CLIENT }],
    ['has expired', { exp: now() - 90 }],
    ['never expires', { exp: undefined }],
    ['was made for a sign-in long ago', { iat: now() - 700 }],
    ['does not say when it was made', { iat: undefined }],
    ['is not valid yet', { nbf: now() + 600 }],
    ['has an address that was not verified', { email_verified: false }],
    ['has an address whose check is text', { email_verified: 'true' }],
    ['has no address', { email: undefined }],
    ['names nobody', { sub: undefined }],
    ['has the nonce of another browser', { nonce: 'another' }],
    ['has no nonce', { nonce: undefined }],
  ])('that %s is refused', async (_, over) => {
    await expect(verify(over)).rejects.toThrow(ProviderNotVerified);
  });

  it('for another client leaves a word in the log, of the clients alone', async () => {
    await expect(verify({ aud: OTHER_CLIENT })).rejects.toThrow(ProviderNotVerified);
    expect(warnings).toEqual([
      [
        { ours: CLIENT_ID, theirs: OTHER_CLIENT },
        'an ID token is not for the client of GOOGLE_CLIENT_ID',
      ],
    ]);
  });

  it('that is refused for another reason leaves none', async () => {
    await expect(verify({ exp: now() - 90 })).rejects.toThrow(ProviderNotVerified);
    const forged = sign({ aud: OTHER_CLIENT }, { ...next, kid: ours.kid });
    await expect(google.verify(await forged, NONCE)).rejects.toThrow(ProviderNotVerified);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['as it is', ' Asha Rao ', 'Asha Rao'],
    [
      'cut where it is too long, but not within a sign',
      `${'x'.repeat(79)}😀😀`,
      `${'x'.repeat(79)}😀`,
    ],
    ['not where it turns the reading direction', 'Asha \u202eoaR', null],
    ['not where it has several lines', 'Asha\nBcc: somebody', null],
    ['not where nobody can see it', '\u200b', null],
    ['not where there is none', undefined, null],
  ])('tells a name %s', async (_, name, told) => {
    expect((await verify({ name })).name).toBe(told);
  });

  it('without a nonce of this browser is refused', async () => {
    await expect(google.verify(await sign(), null)).rejects.toThrow(ProviderNotVerified);
  });

  it('may be off by a minute', async () => {
    await verify({ exp: now() - 30 });
    await verify({ nbf: now() + 30 });
  });

  it.each([
    ['a foreign signature', async () => sign({}, { ...next, kid: ours.kid })],
    ['no signature', async () => `${(await sign()).split('.').slice(0, 2).join('.')}.`],
    [
      'the algorithm none',
      async () => {
        const head = Buffer.from('{"alg":"none"}').toString('base64url');
        return `${head}.${(await sign()).split('.')[1]}.`;
      },
    ],
    [
      'the public key as an HMAC secret',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: ours.kid })
          .sign(Buffer.from(String(ours.jwk.n), 'base64url')),
    ],
    ['no shape at all', async () => 'nonsense'],
  ])('with %s is refused', async (_, forge) => {
    await expect(google.verify(await forge(), NONCE)).rejects.toThrow(ProviderNotVerified);
  });

  it.each([
    ['gmail.com', { email: 'asha@gmail.com' }, true],
    ['a company that Google hosts', { email: 'asha@example.com', hd: 'example.com' }, true],
    ['anywhere else', { email: 'asha@example.com' }, false],
    ['a look-alike of gmail.com', { email: 'asha@notgmail.com' }, false],
  ])('speaks for a mailbox of %s: %j %s', async (_, over, isAuthoritative) => {
    expect(await verify(over)).toMatchObject({ isAuthoritative });
  });
});

describe('The keys of Google', () => {
  it('are asked for once and kept', async () => {
    for (let time = 0; time < 5; time += 1) await verify();
    expect(keys.asked).toBe(1);
  });

  it('that are kept serve on while Google cannot be reached', async () => {
    await verify();
    keys.isDown = true;
    later(23 * 3_600);
    await verify();
  });

  it('that nobody could fetch yet are no fault of who signs in', async () => {
    keys.isDown = true;
    await expect(verify()).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
    keys.isDown = false;
    await verify();
  });

  it('that nobody could fetch leave the reason for the log', async () => {
    keys.isDown = true;
    await expect(verify()).rejects.toMatchObject({ cause: expect.any(Error) });
  });

  it('rotate: the next one is found when a token names it', async () => {
    await verify();
    keys.publish(next);
    later(31);
    await verify({}, next);
    expect(keys.asked).toBe(2);
    await expect(verify({}, ours)).rejects.toThrow(ProviderNotVerified);
  });

  it('are not asked for again by each of many tokens that name an unknown one', async () => {
    await verify();
    for (let time = 0; time < 5; time += 1)
      await expect(verify({}, { ...next, kid: `made up ${time}` })).rejects.toThrow();
    expect(keys.asked).toBe(1);
  });
});
