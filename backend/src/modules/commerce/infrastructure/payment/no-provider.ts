import {
  PaymentProvider,
  PaymentProviderFailed,
  type ProviderEvent,
  type ProviderOrder,
} from '../../application/payments/payment-provider.js';
import type { PaymentReport } from '../../domain/payment.js';

/** Production without an account at a provider: nothing with a price can be bought. */
export class NoProvider extends PaymentProvider {
  readonly keyId = '';

  createOrder(): Promise<ProviderOrder> {
    return Promise.reject(notConfigured());
  }

  fetchPayments(): Promise<readonly PaymentReport[]> {
    return Promise.reject(notConfigured());
  }

  refund(): Promise<void> {
    return Promise.reject(notConfigured());
  }

  isGenuine(): boolean {
    return false;
  }

  parseWebhook(): ProviderEvent {
    throw notConfigured();
  }
}

/** Nobody was asked: what waits for a provider goes on once its settings are there. */
function notConfigured(): PaymentProviderFailed {
  return new PaymentProviderFailed('retryable', 'No payment provider is configured.');
}
