import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';

/** Per process; a waiting call holds no database connection. */
export const WEBHOOKS_AT_ONCE = 16;

class TooManyUnanswered extends Error {
  constructor() {
    super('Not called: earlier calls to this receiver still wait for an answer.');
  }
}

/**
 * Keeps slots free for other receivers: a slow one holds a slot for up to ten seconds per call, and could take them
 * all. A receiver may use as many slots as remain free: alone half of them, beside another slow one a third. One slot
 * always stays free for refusals, which take no time.
 */
export class FairWebhookSender extends WebhookSender {
  private readonly underWay = new Map<string, number>();
  private total = 0;

  /** @param places the most messages sent at once */
  constructor(
    private readonly sender: WebhookSender,
    private readonly places = WEBHOOKS_AT_ONCE,
  ) {
    super();
  }

  async send(message: SignedMessage): Promise<number> {
    const { host } = new URL(message.url);
    const free = this.places - this.total - 1;
    const own = this.underWay.get(host) ?? 0;
    if (own >= free) throw new TooManyUnanswered();
    this.count(host, 1);
    try {
      return await this.sender.send(message);
    } finally {
      this.count(host, -1);
    }
  }

  private count(host: string, change: 1 | -1): void {
    const own = (this.underWay.get(host) ?? 0) + change;
    if (own > 0) this.underWay.set(host, own);
    else this.underWay.delete(host);
    this.total += change;
  }
}
