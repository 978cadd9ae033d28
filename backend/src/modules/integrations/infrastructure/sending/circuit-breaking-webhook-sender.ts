import type { Clock } from '../../../../platform/application/clock.js';
import { CircuitBreaker } from '../../../../platform/infrastructure/calls/circuit-breaker.js';
import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';

/**
 * One circuit breaker per receiver, for those that do not answer: a hanging one costs ten seconds per call, and a few
 * dozen events an hour for it would delay all other webhooks for hours.
 */
export class CircuitBreakingWebhookSender extends WebhookSender {
  private readonly breakers = new Map<string, CircuitBreaker>();

  constructor(
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
  ) {
    super();
  }

  send(message: SignedMessage): Promise<number> {
    return this.breakerOf(message.url).run(() => this.sender.send(message));
  }

  private breakerOf(url: string): CircuitBreaker {
    const known = this.breakers.get(url);
    if (known) return known;
    const breaker = new CircuitBreaker(this.clock, { refusal: notCalled });
    this.breakers.set(url, breaker);
    return breaker;
  }
}

function notCalled(last: unknown): Error {
  const reason = last instanceof Error ? last.message : 'no reply';
  return new Error(`Not called: it has not been answering (${reason})`);
}
