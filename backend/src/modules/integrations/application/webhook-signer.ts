/** Signs webhooks, so that receivers can verify the sender (Standard Webhooks). */
export abstract class WebhookSigner {
  /** A new secret in the receivers' format: `whsec_` and 256 random bits. */
  abstract newSecret(): string;
  /** Identifies a secret in reports without revealing it. */
  abstract nameOf(secret: string): string;
  /** The value of `webhook-signature`: one signature per secret. */
  abstract sign(
    message: { id: string; timestamp: number; body: string },
    secrets: readonly string[],
  ): string;
}
