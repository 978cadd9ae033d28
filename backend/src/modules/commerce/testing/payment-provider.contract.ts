import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type {
  CheckoutProof,
  PaymentProvider,
  WebhookCall,
} from '../application/payments/payment-provider.js';
import { PaymentNotVerified } from '../domain/errors.js';

/** A provider, and the means to play its other side. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  /** A buyer goes through the checkout. */
  pay(
    providerOrderId: string,
    status: 'captured' | 'failed',
  ): Promise<{ readonly proof: CheckoutProof; readonly webhook: WebhookCall }>;
  /** A call with this body, signed by the provider. */
  signed(body: string): WebhookCall;
}

/** What every payment provider promises. */
export function paymentProviderContract(
  name: string,
  open: () => Promise<ProviderUnderTest>,
): void {
  const anOrder = () => ({ receipt: randomUUID(), amountPaise: 49_900, notes: { course: 'CCTV' } });

  async function paidOrder(status: 'captured' | 'failed' = 'captured') {
    const { provider, pay, signed } = await open();
    const { id } = await provider.createOrder(anOrder());
    return { provider, id, signed, ...(await pay(id, status)) };
  }

  describe(`Payment provider: ${name}`, () => {
    it('makes an order of the amount', async () => {
      const { provider } = await open();
      const { id, amountPaise } = await provider.createOrder(anOrder());
      expect(id).toMatch(/^order_\w+$/);
      expect(amountPaise).toBe(49_900);
    });

    it('answers the same receipt with the same order', async () => {
      const { provider } = await open();
      const order = anOrder();
      const [first, second] = [
        await provider.createOrder(order),
        await provider.createOrder(order),
      ];
      expect(second).toEqual(first);
    });

    it('lists no payments before anybody paid', async () => {
      const { provider } = await open();
      const { id } = await provider.createOrder(anOrder());
      expect(await provider.fetchPayments(id)).toEqual([]);
    });

    it.each(['captured', 'failed'] as const)('lists a %s payment', async (status) => {
      const { provider, id, proof } = await paidOrder(status);
      expect(await provider.fetchPayments(id)).toEqual([
        {
          providerOrderId: id,
          paymentId: proof.paymentId,
          status,
          amountPaise: 49_900,
          currency: 'INR',
          refundedPaise: 0,
          chargeback: null,
          madeAt: expect.any(Date),
          method: { type: 'card', name: 'Visa', account: '1111' },
        },
      ]);
    });

    it('lists every try to pay an order, nothing of which went back', async () => {
      const { provider, pay } = await open();
      const { id } = await provider.createOrder(anOrder());
      await pay(id, 'failed');
      await pay(id, 'captured');
      const reports = await provider.fetchPayments(id);
      expect(
        reports.map(({ status, refundedPaise, chargeback }) => [status, refundedPaise, chargeback]),
      ).toEqual([
        ['failed', 0, null],
        ['captured', 0, null],
      ]);
    });

    it('sends money back once, however often it is asked', async () => {
      const { provider, id, proof } = await paidOrder();
      const { paymentId } = proof;
      const request = { paymentId, amountPaise: 49_900, idempotencyKey: `refund-${paymentId}` };
      await provider.refund(request);
      await provider.refund(request);
      const reports = await provider.fetchPayments(id);
      expect(reports.map(({ status }) => status)).toEqual(['refunded']);
    });

    it('cannot send back money that was never captured', async () => {
      const { provider, proof } = await paidOrder('failed');
      const { paymentId } = proof;
      const request = { paymentId, amountPaise: 49_900, idempotencyKey: `refund-${paymentId}` };
      await expect(provider.refund(request)).rejects.toMatchObject({ outcome: 'declined' });
    });

    it('recognizes the proof of a payment', async () => {
      const { provider, proof } = await paidOrder();
      expect(provider.isGenuine(proof)).toBe(true);
    });

    it.each([
      ['order', { providerOrderId: 'order_other' }],
      ['payment', { paymentId: 'pay_other' }],
      ['signature', { signature: '0'.repeat(64) }],
      ['signature, now empty', { signature: '' }],
      ['signature, now of other letters', { signature: 'ü'.repeat(64) }],
    ])('refuses a proof with a changed %s', async (_, changes) => {
      const { provider, proof } = await paidOrder();
      expect(provider.isGenuine({ ...proof, ...changes })).toBe(false);
    });

    it.each(['captured', 'failed'] as const)(
      'reads the webhook of a %s payment',
      async (status) => {
        const { provider, id, proof, webhook } = await paidOrder(status);
        const event = provider.parseWebhook(webhook);
        expect(event).toMatchObject({
          type: `payment.${status}`,
          report: { providerOrderId: id, paymentId: proof.paymentId, status, amountPaise: 49_900 },
        });
        expect(provider.parseWebhook(webhook).id).toBe(event.id);
      },
    );

    it('tells deliveries of one event by its content when it has no id', async () => {
      const { provider, webhook } = await paidOrder();
      const ids = [webhook, webhook].map(
        (call) => provider.parseWebhook({ ...call, eventId: null }).id,
      );
      expect(new Set(ids).size).toBe(1);
    });

    it('reads kinds of events that say nothing about payments', async () => {
      const { provider, signed } = await open();
      const call = signed(JSON.stringify({ event: 'settlement.processed', payload: {} }));
      expect(provider.parseWebhook(call)).toMatchObject({
        type: 'settlement.processed',
        report: null,
      });
    });

    it('refuses a webhook whose body was changed', async () => {
      const { provider, webhook } = await paidOrder();
      const body = Buffer.from(webhook.body.toString().replace('49900', '100'));
      expect(() => provider.parseWebhook({ ...webhook, body })).toThrow(PaymentNotVerified);
    });

    it.each(['', '[]', 'not json', '{"event":""}', '{"payload":{}}'])(
      'refuses a signed webhook without sense: %j',
      async (body) => {
        const { provider, signed } = await open();
        expect(() => provider.parseWebhook(signed(body))).toThrow(PaymentNotVerified);
      },
    );
  });
}
