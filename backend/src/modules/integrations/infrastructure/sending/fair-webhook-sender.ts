import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';

/** In one process; while they wait for an answer they hold no connection to the database. */
export const WEBHOOKS_AT_ONCE = 16;

class TooManyUnanswered extends Error {
  constructor() {
    super('Not called: earlier calls to this receiver still wait for an answer.');
  }
}

/**
 * Keeps places free for other receivers: one that is slow to answer holds a place for up to ten seconds with each call,
 * and could hold them all for as long as it is slow. A receiver may have as many calls under way as places stay free:
 * alone half of them, beside another one a third. One place always stays free for refusals, which take no time.
 */
export class FairWebhookSender extends WebhookSender {
  private readonly underWay = new Map<string, number>();
  private total = 0;

  /** @param places how many messages it is given at once at most */
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
