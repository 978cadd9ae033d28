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
  const pairs = pairsIn(announcement);
  return pairs && pairs.map(([messageId, subscriber]) => ({ messageId, subscriber, attempts: 0 }));
}

/** Null for an empty one, and for what another version of this program, or somebody else on the channel, announced. */
function pairsIn(announcement: string): [messageId: string, subscriber: string][] | null {
  try {
    const pairs: unknown = JSON.parse(announcement);
    return Array.isArray(pairs) && pairs.every(isPair) ? pairs : null;
  } catch {
    return null;
  }
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
  );
}
