/** Decides which URLs webhooks may be sent to. */
export abstract class WebhookAddresses {
  /**
   * Why the URL may not be called; null when nothing speaks against it, as far as one can tell without a DNS lookup.
   */
  abstract objectionTo(url: string): string | null;
}
