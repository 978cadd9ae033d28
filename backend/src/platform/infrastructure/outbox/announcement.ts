/** The channel on which commits announce new deliveries. */
export const OUTBOX_CHANNEL = 'lectern_outbox';

/** One fact still to be delivered to one subscriber. */
export interface OpenDelivery {
  readonly messageId: string;
  readonly subscriber: string;
  /** Attempts made so far. */
  readonly attempts: number;
}

/** PostgreSQL refuses notifications of 8,000 bytes or more. */
const MAX_BYTES = 7_900;

/** Encodes new deliveries; empty if they are too many for one notification. */
export function announce(deliveries: readonly OpenDelivery[]): string {
  const text = JSON.stringify(
    deliveries.map(({ messageId, subscriber }) => [messageId, subscriber]),
  );
  return Buffer.byteLength(text) <= MAX_BYTES ? text : '';
}

/** Decodes an announcement; null means: read the table. */
export function understand(announcement: string): OpenDelivery[] | null {
  if (announcement === '') return null;
  const pairs = JSON.parse(announcement) as [messageId: string, subscriber: string][];
  return pairs.map(([messageId, subscriber]) => ({ messageId, subscriber, attempts: 0 }));
}
