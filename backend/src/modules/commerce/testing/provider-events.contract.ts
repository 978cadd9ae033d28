import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ProviderEvent } from '../application/payments/payment-provider.js';
import {
  DISPUTE_EVENTS,
  type ProviderEvents,
  REFUND_EVENTS,
} from '../application/payments/provider-events.js';
import { aReport } from './order-builder.js';
import { aProviderEvent } from './provider-event-builder.js';

const AT = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);

/** What every store of the provider's events promises. @param open returns a new payment id at every call */
export function providerEventsContract(
  open: () => Promise<{ events: ProviderEvents; paymentId: string }>,
): void {
  let events: ProviderEvents;
  let paymentId: string;
  let heard: number;
  beforeEach(async () => {
    ({ events, paymentId } = await open());
    heard = 0;
  });

  /** Records events one second apart. */
  function hear(type: string, about: Partial<ProviderEvent>): Promise<boolean> {
    heard += 1;
    const id = `${paymentId} ${heard}`;
    const report = aReport({ paymentId });
    return events.note(aProviderEvent({ id, type, report, ...about }), after(heard));
  }

  describe('a dispute', () => {
    it('is open until the bank decides', async () => {
      await hear(DISPUTE_EVENTS.opened, { subjectId: 'one' });
      expect(await events.hasOpenDispute(paymentId)).toBe(true);
      await hear(DISPUTE_EVENTS.won, { subjectId: 'one' });
      expect(await events.hasOpenDispute(paymentId)).toBe(false);
    });

    it('is open although the message that began the one before was lost', async () => {
      await hear(DISPUTE_EVENTS.won, { subjectId: 'one' });
      await hear(DISPUTE_EVENTS.opened, { subjectId: 'two' });
      expect(await events.hasOpenDispute(paymentId)).toBe(true);
    });
  });

  describe('a refund', () => {
    const full = { subjectId: 'one', refundPaise: 49_900 };
    const failed = async () => (await events.failedRefunds(paymentId)).map(({ paise }) => paise);

    it('has failed until its money was sent after all', async () => {
      await hear(REFUND_EVENTS.failed, { ...full, happenedAt: after(0) });
      expect(await failed()).toEqual([49_900]);
      await hear(REFUND_EVENTS.done, { ...full, happenedAt: after(0) });
      expect(await failed()).toEqual([]);
    });

    it('that failed before another one was sent is none that failed, however late that is told', async () => {
      const other = { ...full, subjectId: 'two', happenedAt: after(60) };
      await hear(REFUND_EVENTS.done, other);
      await hear(REFUND_EVENTS.failed, { ...full, happenedAt: after(0) });
      expect(await failed()).toEqual([]);
    });

    it('has failed although a smaller part was sent since then', async () => {
      await hear(REFUND_EVENTS.failed, { ...full, happenedAt: after(0) });
      const part = { subjectId: 'two', refundPaise: 10_000, happenedAt: after(60) };
      await hear(REFUND_EVENTS.done, part);
      expect(await failed()).toEqual([49_900]);
    });

    it('is told with when we heard of its failure, which may be late', async () => {
      await hear(REFUND_EVENTS.failed, { ...full, happenedAt: after(-3_600) });
      expect(await events.failedRefunds(paymentId)).toEqual([{ paise: 49_900, heardAt: after(1) }]);
    });

    it('has failed after it counted as sent', async () => {
      await hear(REFUND_EVENTS.done, { ...full, happenedAt: after(0) });
      await hear(REFUND_EVENTS.failed, { ...full, happenedAt: after(60) });
      expect(await failed()).toEqual([49_900]);
    });
  });
}
