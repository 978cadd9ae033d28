import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { compactVerify, importJWK } from 'jose';
import {
  CertificateSeal,
  type VerificationKey,
} from '../../src/modules/learning/application/certificates/certificate-seal.js';
import { Ed25519CertificateSeal } from '../../src/modules/learning/infrastructure/certificates/ed25519-certificate-seal.js';
import { Clock } from '../../src/platform/application/clock.js';
import { Config } from '../../src/platform/infrastructure/config/config.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());

const claims = {
  number: '7K3M-9QXT-V2HD',
  name: 'आशा D’Souza',
  course: 'Watching cameras',
  completedOn: '2026-11-21',
  seconds: 7200,
};

/** The keys in the page for offline use. */
async function keysOfThePage(): Promise<VerificationKey[]> {
  const { body } = await app.visitor().get<string>('/api/certificate/verifier');
  const [, json = '[]'] = /id="keys">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(json) as VerificationKey[];
}

async function verified(jws: string, keys: readonly VerificationKey[]): Promise<unknown> {
  const [head = ''] = jws.split('.');
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
  const x = keys.find((key) => key.kid === kid)?.x ?? '';
  const { payload } = await compactVerify(
    jws,
    await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA'),
  );
  return JSON.parse(Buffer.from(payload).toString());
}

it('what is sealed can be verified with the keys of the page alone', async () => {
  const jws = await app.nest.get(CertificateSeal).seal(claims);
  expect(await verified(jws, await keysOfThePage())).toEqual(claims);
});

it('a changed letter breaks the seal', async () => {
  const [head, , signature] = (await app.nest.get(CertificateSeal).seal(claims)).split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims, name: 'Mallory' })).toString('base64url');
  await expect(verified(`${head}.${forged}.${signature}`, await keysOfThePage())).rejects.toThrow();
});

it('keys rotate: what the old one signed stays verifiable without its secret', async () => {
  const settings = { ...app.settings, CERTIFICATE_SECRET: 'an older secret of enough characters' };
  const before = new Ed25519CertificateSeal(Config.read(settings), app.sql, app.nest.get(Clock));
  const old = await before.seal(claims);
  const now = await app.nest.get(CertificateSeal).seal(claims);
  expect(old.split('.')[0]).not.toBe(now.split('.')[0]);
  const keys = await keysOfThePage();
  expect(await verified(old, keys)).toEqual(claims);
  expect(await verified(now, keys)).toEqual(claims);
});

it('the page may run its own script and reach nothing', async () => {
  const { body, headers } = await app.visitor().get<string>('/api/certificate/verifier');
  expect(headers.get('content-type')).toContain('text/html');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^;]+'; style-src 'sha256-/);
  expect(body).toContain(`content="${policy}"`);
});
