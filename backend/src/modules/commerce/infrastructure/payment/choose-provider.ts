import { createHmac } from 'node:crypto';
import type { Clock } from '../../../../platform/application/clock.js';
import type { Config } from '../../../../platform/infrastructure/config/config.js';
import type { PaymentProvider } from '../../application/payments/payment-provider.js';
import { CircuitBreakingProvider } from './circuit-breaking-provider.js';
import { NoProvider } from './no-provider.js';
import type { SandboxBooks } from './sandbox-books.js';
import { SandboxProvider } from './sandbox-provider.js';

/** The sandbox serves whoever has no account at a provider, outside production. */
export function usesSandbox(config: Config): boolean {
  return !config.get('RAZORPAY_KEY_ID') && config.hasDevelopmentDoors;
}

export async function chooseProvider(
  config: Config,
  books: SandboxBooks,
  clock: Clock,
): Promise<PaymentProvider> {
  const keyId = config.get('RAZORPAY_KEY_ID');
  if (!keyId)
    return usesSandbox(config)
      ? new SandboxProvider(sandboxSecret(config), books)
      : new NoProvider();
  // Loaded by those who have an account there; it would only make every other start slower.
  const { RazorpayProvider } = await import('./razorpay-provider.js');
  const razorpay = new RazorpayProvider({
    keyId,
    keySecret: config.get('RAZORPAY_KEY_SECRET') ?? '',
    // A comma separates the new secret from the old one while both are live.
    webhookSecrets: (config.get('RAZORPAY_WEBHOOK_SECRET') ?? '').split(',').filter(Boolean),
    baseUrl: config.get('RAZORPAY_BASE_URL'),
  });
  return new CircuitBreakingProvider(razorpay, clock);
}

/** A secret of its own even where none is set: all processes derive the same one. */
export function sandboxSecret(config: Config): string {
  return (
    config.get('SANDBOX_SECRET') ??
    createHmac('sha256', config.get('MEDIA_SECRET')).update('sandbox payments').digest('hex')
  );
}
