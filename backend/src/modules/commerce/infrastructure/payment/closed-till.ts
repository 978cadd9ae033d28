import {
  PaymentProvider,
  PaymentProviderFailed,
  type ProviderEvent,
  type ProviderOrder,
} from '../../application/payments/payment-provider.js';
import type { PaymentReport } from '../../domain/payment.js';

/** Production without an account at a provider: nothing with a price can be bought. */
export class ClosedTill extends PaymentProvider {
  readonly keyId = '';

  createOrder(): Promise<ProviderOrder> {
    return Promise.reject(closed());
  }

  fetchPayments(): Promise<readonly PaymentReport[]> {
    return Promise.reject(closed());
  }

  refund(): Promise<void> {
    return Promise.reject(closed());
  }

  isGenuine(): boolean {
    return false;
  }

  parseWebhook(): ProviderEvent {
    throw closed();
  }
}

function closed(): PaymentProviderFailed {
  return new PaymentProviderFailed('declined', 'No payment provider is configured.');
}
