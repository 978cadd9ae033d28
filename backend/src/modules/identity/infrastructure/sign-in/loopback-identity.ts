import { createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import type { Log } from '../../../../platform/infrastructure/logging/log.js';
import { OidcProvider, type OidcSettings } from './oidc-provider.js';

const ISSUER = 'lectern-loopback';
const AUDIENCE = 'lectern';
/** The fixed header of a PKCS#8 Ed25519 private key (RFC 8410, 7), before its 32 bytes. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface LoopbackPerson {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly nonce?: string | undefined;
}

/**
 * An identity provider inside the product, so that "Continue with Google" works without a network. Its key is derived
 * from a secret, so all processes of one installation use the same one.
 */
export class LoopbackIdentity {
  private readonly privateKey: () => KeyObject;

  constructor(secret: string) {
    this.privateKey = onFirstUse(() => {
      const seed = createHmac('sha256', secret).update('loopback identity provider').digest();
      const key = Buffer.concat([PKCS8_ED25519, seed]);
      return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    });
  }

  /** The verifying side, with the same rules as Google's. */
  provider(log: Pick<Log, 'warn'>): OidcProvider {
    const publicKey = onFirstUse(() => createPublicKey(this.privateKey()));
    const settings: OidcSettings = {
      issuers: [ISSUER],
      audience: AUDIENCE,
      algorithms: ['EdDSA'],
      isAuthoritative: () => true,
      requiresNonce: false,
    };
    return new OidcProvider(publicKey, settings, log);
  }

  issue({ email, name, emailVerified, nonce }: LoopbackPerson): Promise<string> {
    const claims = { email, name, email_verified: emailVerified, ...(nonce && { nonce }) };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(email.toLowerCase())
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(this.privateKey());
  }
}
