/** Signs what we send, so that receivers know whom it is from (Standard Webhooks). */
export abstract class WebhookSigner {
  /** A new secret as receivers get it: `whsec_` and 256 random bits. */
  abstract newSecret(): string;
  /** Tells one secret from another in reports, without telling it. */
  abstract nameOf(secret: string): string;
  /** The value of `webhook-signature`: one signature for each secret. */
  abstract sign(
    message: { id: string; timestamp: number; body: string },
    secrets: readonly string[],
  ): string;
}
