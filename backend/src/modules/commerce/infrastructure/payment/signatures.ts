import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CheckoutProof } from '../../application/payments/payment-provider.js';

/** Lower-case hex of HMAC-SHA256, as Razorpay signs. */
export function sign(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

export function signCheckout(secret: string, providerOrderId: string, paymentId: string): string {
  return sign(secret, `${providerOrderId}|${paymentId}`);
}

export function isGenuineCheckout(secret: string, proof: CheckoutProof): boolean {
  const { providerOrderId, paymentId, signature } = proof;
  return isSame(signCheckout(secret, providerOrderId, paymentId), signature);
}

/**
 * Several secrets are live while one replaces another. All are tried, so that timing does not reveal which one matches.
 */
export function isSignedByAny(secrets: readonly string[], content: Buffer, signature: string) {
  return secrets.map((secret) => isSame(sign(secret, content), signature)).includes(true);
}

function isSame(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
