/** Which addresses webhooks go to at all. */
export abstract class WebhookAddresses {
  /** Why none ever goes to this one; null when nothing is against it that shows without looking its name up. */
  abstract objectionTo(url: string): string | null;
}
