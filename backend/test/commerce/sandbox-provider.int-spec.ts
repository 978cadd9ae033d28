import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../src/platform/domain/domain-error.js';
import { SandboxBooks } from '../../src/modules/commerce/infrastructure/payment/sandbox-books.js';
import { SandboxCheckout } from '../../src/modules/commerce/infrastructure/payment/sandbox-checkout.js';
import { SandboxProvider } from '../../src/modules/commerce/infrastructure/payment/sandbox-provider.js';
import {
  sign,
  signCheckout,
} from '../../src/modules/commerce/infrastructure/payment/signatures.js';
import { paymentProviderContract } from '../../src/modules/commerce/testing/payment-provider.contract.js';
import { CommerceOnDatabase } from './commerce-on-database.js';

const SECRET = 'the secret of the sandbox';
let commerce: CommerceOnDatabase;
let provider: SandboxProvider;
let checkout: SandboxCheckout;

beforeAll(async () => {
  commerce = await CommerceOnDatabase.open();
  const { sql, ids, outbox, work } = commerce;
  const books = new SandboxBooks(sql, ids, outbox, work);
  provider = new SandboxProvider(SECRET, books);
  checkout = new SandboxCheckout(SECRET, books);
});

afterAll(() => commerce.close());

/** The payment of the latest fact. */
async function lastPaymentId(): Promise<string> {
  const fact = await commerce.sql.first<{ payload: { paymentId: string } }>(
    'select payload from platform.outbox_message order by id desc limit 1',
  );
  return fact?.payload.paymentId ?? '';
}

paymentProviderContract('sandbox', async () => ({
  provider,
  signed: (body) => ({
    body: Buffer.from(body),
    signature: sign(SECRET, Buffer.from(body)),
    eventId: 'event_1',
  }),
  pay: async (providerOrderId, status) => {
    await checkout.pay(providerOrderId, status === 'captured' ? 'success' : 'failed');
    const paymentId = await lastPaymentId();
    const signature = signCheckout(SECRET, providerOrderId, paymentId);
    return {
      proof: { providerOrderId, paymentId, signature },
      webhook: await checkout.webhookAbout(paymentId),
    };
  },
}));

describe('The sandbox checkout', () => {
  async function newOrder(): Promise<string> {
    const receipt = commerce.ids.next();
    return (await provider.createOrder({ receipt, amountPaise: 49_900, notes: {} })).id;
  }

  it('hands a genuine proof to the page after a success', async () => {
    const orderId = await newOrder();
    const answer = await checkout.pay(orderId, 'success');
    expect(answer).toEqual({
      razorpay_order_id: orderId,
      razorpay_payment_id: expect.stringMatching(/^pay_\w+$/),
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('tells the page why a payment failed', async () => {
    const answer = await checkout.pay(await newOrder(), 'failed');
    expect(answer).toEqual({
      error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) },
    });
  });

  it('tells the page nothing when the learner pays without returning', async () => {
    const orderId = await newOrder();
    expect(await checkout.pay(orderId, 'captured-without-return')).toEqual({});
    expect(await provider.fetchPayments(orderId)).toHaveLength(1);
  });

  it('takes the money of one order once, whoever clicks at the same time', async () => {
    const orderId = await newOrder();
    await Promise.all([1, 2, 3, 4].map(() => checkout.pay(orderId, 'success')));
    expect(await provider.fetchPayments(orderId)).toHaveLength(1);
  });

  it('does not know orders of others', async () => {
    await expect(checkout.pay('order_unknown', 'success')).rejects.toThrow(NotFound);
  });
});
