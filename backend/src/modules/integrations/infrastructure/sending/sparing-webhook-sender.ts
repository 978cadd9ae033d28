import type { Clock } from '../../../../platform/application/clock.js';
import { Circuit } from '../../../../platform/infrastructure/calls/circuit.js';
import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';

/**
 * Leaves receivers alone that give no answer, each by itself: one that hangs costs ten seconds a call, and a few dozen
 * events an hour for it would keep the webhooks of all others waiting for hours.
 */
export class SparingWebhookSender extends WebhookSender {
  private readonly circuits = new Map<string, Circuit>();

  constructor(
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
  ) {
    super();
  }

  send(message: SignedMessage): Promise<number> {
    return this.circuitOf(message.url).run(() => this.sender.send(message));
  }

  private circuitOf(url: string): Circuit {
    const known = this.circuits.get(url);
    if (known) return known;
    const circuit = new Circuit(this.clock, { refusal: notCalled });
    this.circuits.set(url, circuit);
    return circuit;
  }
}

function notCalled(last: unknown): Error {
  const reason = last instanceof Error ? last.message : 'no reply';
  return new Error(`Not called: it has not been answering (${reason})`);
}
