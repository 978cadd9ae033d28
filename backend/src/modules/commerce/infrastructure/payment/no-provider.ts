import {
  PaymentProvider,
  PaymentProviderFailed,
  type ProviderEvent,
  type ProviderOrder,
} from '../../application/payments/payment-provider.js';
import type { PaymentReport } from '../../domain/payment.js';

/** Production without a provider account: no course with a price can be bought. */
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

/** Retryable: what waits for a provider goes on once one is configured. */
function notConfigured(): PaymentProviderFailed {
  return new PaymentProviderFailed('retryable', 'No payment provider is configured.');
}
