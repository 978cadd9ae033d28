import type { Clock } from '../../../../platform/application/clock.js';
import { CircuitBreaker } from '../../../../platform/infrastructure/calls/circuit-breaker.js';
import {
  type CheckoutProof,
  isRefusal,
  type NewProviderOrder,
  PaymentProvider,
  PaymentProviderFailed,
  type ProviderEvent,
  type ProviderOrder,
  type RefundRequest,
  type WebhookCall,
} from '../../application/payments/payment-provider.js';
import type { PaymentReport } from '../../domain/payment.js';

/** Keeps buyers from each waiting ten seconds for a provider that is down. */
export class CircuitBreakingProvider extends PaymentProvider {
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly provider: PaymentProvider,
    clock: Clock,
  ) {
    super();
    const refusal = () =>
      new PaymentProviderFailed('retryable', 'Not asked: the provider has been failing.');
    this.breaker = new CircuitBreaker(clock, { refusal, isAnswer: isRefusal });
  }

  get keyId(): string {
    return this.provider.keyId;
  }

  createOrder(order: NewProviderOrder): Promise<ProviderOrder> {
    return this.breaker.run(() => this.provider.createOrder(order));
  }

  fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]> {
    return this.breaker.run(() => this.provider.fetchPayments(providerOrderId));
  }

  refund(request: RefundRequest): Promise<void> {
    return this.breaker.run(() => this.provider.refund(request));
  }

  isGenuine(proof: CheckoutProof): boolean {
    return this.provider.isGenuine(proof);
  }

  parseWebhook(call: WebhookCall): ProviderEvent {
    return this.provider.parseWebhook(call);
  }
}
