import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PaymentProviderFailed } from '../../src/modules/commerce/application/payments/payment-provider.js';
import {
  type RazorpayAccount,
  RazorpayProvider,
} from '../../src/modules/commerce/infrastructure/payment/razorpay-provider.js';
import { paymentProviderContract } from '../../src/modules/commerce/testing/payment-provider.contract.js';
import { ACCOUNT, signedByStandIn, StandInRazorpay, type Trouble } from './stand-in-razorpay.js';

const OLD_SECRET = 'the webhook secret before';
let razorpay: StandInRazorpay;
let account: RazorpayAccount;
let provider: RazorpayProvider;
/** For what never answers. */
let impatient: RazorpayProvider;

beforeAll(async () => {
  razorpay = await StandInRazorpay.start();
  account = {
    keyId: ACCOUNT.keyId,
    keySecret: ACCOUNT.keySecret,
    webhookSecrets: [ACCOUNT.webhookSecret, OLD_SECRET],
    baseUrl: razorpay.url,
    // On a busy machine a process may stand still for seconds, which is no trouble of Razorpay's.
    timeLimitMs: 20_000,
  };
  provider = new RazorpayProvider(account);
  impatient = new RazorpayProvider({ ...account, timeLimitMs: 1_000 });
});

afterAll(() => razorpay.close());

function signed(body: string, secret = ACCOUNT.webhookSecret) {
  const eventId = `event_${body.length}`;
  return { body: Buffer.from(body), signature: signedByStandIn(secret, body), eventId };
}

paymentProviderContract('Razorpay', async () => ({
  provider,
  signed,
  pay: async (providerOrderId, status) => {
    const entity = razorpay.pay(providerOrderId, status);
    const text = `${providerOrderId}|${entity.id}`;
    return {
      proof: {
        providerOrderId,
        paymentId: entity.id,
        signature: signedByStandIn(ACCOUNT.keySecret, text),
      },
      webhook: signed(
        JSON.stringify({ event: `payment.${status}`, payload: { payment: { entity } } }),
      ),
    };
  },
}));

const anOrder = () => ({ receipt: randomUUID(), amountPaise: 49_900, notes: {} });

async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof PaymentProviderFailed ? error.outcome : `not a failure: ${String(error)}`;
}

describe('Razorpay in trouble', () => {
  it.each<[Trouble, string]>([
    ['hang', 'unknown'],
    ['reset', 'unknown'],
    ['lose-reply', 'unknown'],
    ['nonsense', 'unknown'],
    ['html-502', 'retryable'],
    ['error-500', 'retryable'],
    ['busy-429', 'retryable'],
    ['unknown-key-401', 'retryable'],
    ['forbidden-403', 'retryable'],
    ['html-404', 'retryable'],
  ])('%s is told as %s', async (trouble, outcome) => {
    const asked = trouble === 'hang' ? impatient : provider;
    razorpay.meetNext(trouble);
    expect(await outcomeOf(asked.createOrder(anOrder()))).toBe(outcome);
    razorpay.meetNext(trouble);
    expect(await outcomeOf(asked.fetchPayments('order_1'))).toBe(outcome);
    const refund = { paymentId: 'pay_1', amountPaise: 100, idempotencyKey: 'refund-pay_1' };
    razorpay.meetNext(trouble);
    expect(await outcomeOf(asked.refund(refund))).toBe(outcome);
  });

  it('tells a refusal as declined', async () => {
    expect(await outcomeOf(provider.createOrder({ ...anOrder(), amountPaise: 1 }))).toBe(
      'declined',
    );
  });

  it('ends a call that hangs at the time limit', async () => {
    razorpay.meetNext('hang');
    const start = performance.now();
    await outcomeOf(impatient.fetchPayments('order_1'));
    expect(performance.now() - start).toBeLessThan(9_000);
  });

  it('ends both calls for an order at one time limit', async () => {
    const patient = new RazorpayProvider({ ...account, timeLimitMs: 3_000 });
    razorpay.meetNext('refused-late', 'hang');
    const start = performance.now();
    expect(await outcomeOf(patient.createOrder(anOrder()))).toBe('unknown');
    expect(performance.now() - start).toBeLessThan(5_000);
  }, 10_000);

  it.each([false, true])(
    'makes one order although the answer got lost (known receipts refused: %s)',
    async (refusesKnownReceipts) => {
      razorpay.refusesKnownReceipts = refusesKnownReceipts;
      const order = anOrder();
      razorpay.meetNext('lose-reply');
      await outcomeOf(provider.createOrder(order));
      const made = await provider.createOrder(order);
      razorpay.refusesKnownReceipts = false;
      expect(razorpay.orders.filter(({ receipt }) => receipt === order.receipt)).toEqual([
        expect.objectContaining({ id: made.id }),
      ]);
    },
  );
});

describe('Razorpay', () => {
  it('believes webhooks signed with either secret while one replaces the other', () => {
    const call = signed('{"event":"order.paid"}', OLD_SECRET);
    expect(provider.parseWebhook(call).type).toBe('order.paid');
  });

  it.each([0, 8_640_000_000_000, 2 ** 53 - 1])(
    'is believed about money although its clock cannot be: %d',
    (created_at) => {
      const entity = {
        ...{ id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR' },
        ...{ status: 'captured', created_at },
      };
      const message = { event: 'payment.captured', created_at, payload: { payment: { entity } } };
      expect(provider.parseWebhook(signed(JSON.stringify(message)))).toMatchObject({
        report: { paymentId: 'pay_1', madeAt: null },
        happenedAt: null,
      });
    },
  );

  it('has nothing to report of a payment that was only begun', async () => {
    const { id } = await provider.createOrder(anOrder());
    razorpay.pay(id, 'created');
    expect(await provider.fetchPayments(id)).toEqual([]);
  });
});
