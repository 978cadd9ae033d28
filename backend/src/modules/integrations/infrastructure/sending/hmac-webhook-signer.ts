import { createHash, createHmac, randomBytes } from 'node:crypto';
import { WebhookSigner } from '../../application/webhook-signer.js';

const PREFIX = 'whsec_';

/** Standard Webhooks, symmetric: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`. */
export class HmacWebhookSigner extends WebhookSigner {
  newSecret(): string {
    return PREFIX + randomBytes(32).toString('base64');
  }

  nameOf(secret: string): string {
    return createHash('sha256').update(secret).digest('hex').slice(0, 8);
  }

  sign(
    { id, timestamp, body }: { id: string; timestamp: number; body: string },
    secrets: readonly string[],
  ): string {
    return secrets
      .map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
      .map((signature) => `v1,${signature}`)
      .join(' ');
  }
}
