import type { Clock } from '../../../../platform/application/clock.js';
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

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/**
 * Spares buyers ten seconds of waiting each for a provider that is down: after five failures in a row calls are refused
 * at once for half a minute, then one is let through to see.
 */
export class CircuitBreakingProvider extends PaymentProvider {
  private failures = 0;
  private closedAgainAt = 0;
  private isTrying = false;

  constructor(
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {
    super();
  }

  get keyId(): string {
    return this.provider.keyId;
  }

  createOrder(order: NewProviderOrder): Promise<ProviderOrder> {
    return this.guarded(() => this.provider.createOrder(order));
  }

  fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]> {
    return this.guarded(() => this.provider.fetchPayments(providerOrderId));
  }

  refund(request: RefundRequest): Promise<void> {
    return this.guarded(() => this.provider.refund(request));
  }

  isGenuine(proof: CheckoutProof): boolean {
    return this.provider.isGenuine(proof);
  }

  parseWebhook(call: WebhookCall): ProviderEvent {
    return this.provider.parseWebhook(call);
  }

  private async guarded<T>(call: () => Promise<T>): Promise<T> {
    const isOpen = this.failures >= FAILURES_TO_OPEN;
    if (isOpen && (this.isTrying || this.clock.now().getTime() < this.closedAgainAt))
      throw new PaymentProviderFailed('retryable', 'Not asked: the provider has been failing.');
    this.isTrying = isOpen;
    try {
      const answer = await call();
      this.failures = 0;
      return answer;
    } catch (error) {
      this.note(error);
      throw error;
    } finally {
      if (isOpen) this.isTrying = false;
    }
  }

  private note(error: unknown): void {
    this.failures = isRefusal(error) ? 0 : this.failures + 1;
    this.closedAgainAt = this.clock.now().getTime() + OPEN_MS;
  }
}
