import { createHmac } from 'node:crypto';
import type { Clock } from '../../../../platform/application/clock.js';
import type { Config } from '../../../../platform/infrastructure/config/config.js';
import type { PaymentProvider } from '../../application/payments/payment-provider.js';
import { CircuitBreakingProvider } from './circuit-breaking-provider.js';
import { NoProvider } from './no-provider.js';
import type { SandboxBooks } from './sandbox-books.js';
import { SandboxProvider } from './sandbox-provider.js';

/** The sandbox serves installations without a provider account, outside production. */
export function usesSandbox(config: Config): boolean {
  return !config.get('RAZORPAY_KEY_ID') && config.hasDevelopmentDoors;
}

export function chooseProvider(
  config: Config,
  books: SandboxBooks,
  clock: Clock,
): PaymentProvider | Promise<PaymentProvider> {
  const keyId = config.get('RAZORPAY_KEY_ID');
  if (keyId) return openRazorpay(keyId, config, clock);
  return usesSandbox(config) ? new SandboxProvider(sandboxSecret(config), books) : new NoProvider();
}

/** Imported only when there is an account: it would slow down every other start. */
async function openRazorpay(keyId: string, config: Config, clock: Clock): Promise<PaymentProvider> {
  const { RazorpayProvider } = await import('./razorpay-provider.js');
  const razorpay = new RazorpayProvider({
    keyId,
    keySecret: config.get('RAZORPAY_KEY_SECRET') ?? '',
    // Old and new secret, separated by a comma, while one replaces the other.
    webhookSecrets: (config.get('RAZORPAY_WEBHOOK_SECRET') ?? '').split(',').filter(Boolean),
    baseUrl: config.get('RAZORPAY_BASE_URL'),
  });
  return new CircuitBreakingProvider(razorpay, clock);
}

/** Derived from another secret when not set, so that all processes use the same one. */
export function sandboxSecret(config: Config): string {
  return (
    config.get('SANDBOX_SECRET') ??
    createHmac('sha256', config.get('MEDIA_SECRET')).update('sandbox payments').digest('hex')
  );
}
