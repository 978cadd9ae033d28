import { CompactSign } from 'jose';
import { Injectable } from '@nestjs/common';
import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { Clock } from '../../../../platform/application/clock.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type CertificateClaims,
  CertificateSeal,
  type VerificationKey,
} from '../../application/certificates/certificate-seal.js';
import { type SigningKey, signingKeyOf } from './signing-key.js';

/**
 * Signs with the key derived from the current secret. Stores its public half before the first use, so that signatures
 * stay verifiable after the secret is replaced and discarded.
 */
@Injectable()
export class Ed25519CertificateSeal extends CertificateSeal {
  private readonly key: () => SigningKey;

  constructor(
    config: Config,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super();
    const secret = config.get('CERTIFICATE_SECRET');
    this.key = onFirstUse(() => signingKeyOf(secret));
  }

  async seal(claims: CertificateClaims): Promise<string> {
    const { kid, x, privateKey } = this.key();
    await this.sql.rows(
      `insert into learning.certificate_key (kid, x, first_used_at) values ($1, $2, $3)
       on conflict do nothing`,
      [kid, x, this.clock.now()],
    );
    return new CompactSign(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(privateKey);
  }

  async keys(): Promise<readonly VerificationKey[]> {
    const { kid, x } = this.key();
    const known = await this.sql.rows<VerificationKey>(
      'select kid, x from learning.certificate_key where kid <> $1 order by first_used_at desc',
      [kid],
    );
    return [{ kid, x }, ...known];
  }
}
