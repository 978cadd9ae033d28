import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/** The PKCS #8 header before the 32 bytes of an Ed25519 key (RFC 8410, 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface SigningKey {
  readonly kid: string;
  /** The public half, base64url. */
  readonly x: string;
  readonly privateKey: KeyObject;
}

/** The key pair derived from a secret: every process with the secret derives the same one. */
export function signingKeyOf(secret: string): SigningKey {
  const seed = hkdfSync('sha256', secret, '', 'certificate signing key', 32);
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(x).digest('base64url').slice(0, 8);
  return { kid, x, privateKey };
}
