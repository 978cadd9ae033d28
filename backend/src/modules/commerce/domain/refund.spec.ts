import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, anOrder, aPayment } from '../testing/order-builder.js';
import { Refund } from './refund.js';

const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
let refund: Refund;

beforeEach(() => {
  const payment = aPayment(anOrder());
  const amount = payment.amount;
  refund = Refund.request(payment, { cause: 'learner', reason: '', amount, at: AT });
  refund.sent(AT);
});

describe('A refund that the bank could not send', () => {
  it('failed', () => {
    refund.failAtTheBank(after(60));
    expect(refund.status).toBe('failed');
  });

  it('and that people had asked for again is on its way, whatever is told late of the first try', () => {
    refund.failAtTheBank(after(60));
    refund.retry();
    refund.failAtTheBank(after(60));
    expect(refund.status).toBe('requested');
    refund.sent(after(3_600));
    refund.failAtTheBank(after(60));
    expect(refund.status).toBe('sent');
  });

  it('fails again when the second try does', () => {
    refund.failAtTheBank(after(60));
    refund.retry();
    refund.sent(after(3_600));
    refund.failAtTheBank(after(3_660));
    expect(refund.status).toBe('failed');
  });
});
