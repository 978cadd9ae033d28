import { describe, expect, it } from '@jest/globals';
import { Argon2PasswordHasher, DECOY } from './argon2-password-hasher.js';

describe('Argon2PasswordHasher', () => {
  const hasher = new Argon2PasswordHasher();

  it('makes argon2id hashes at the strength OWASP asks for', async () => {
    expect(await hasher.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the password and no other', async () => {
    const hash = await hasher.hash('correct horse ');
    expect(await hasher.verify(hash, 'correct horse ')).toBe(true);
    expect(await hasher.verify(hash, 'correct horse')).toBe(false);
  });

  it('says no for an account that does not exist', async () => {
    expect(await hasher.verify(null, 'correct horse')).toBe(false);
  });

  it('spends as much on an account that does not exist', async () => {
    const cost = (encoded: string) => encoded.split('$').slice(0, 4);
    expect(cost(DECOY)).toEqual(cost(await hasher.hash('correct horse')));
  });
});
