import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, anOrder, aPayment } from '../testing/order-builder.js';
import { Money } from '../../../platform/domain/money.js';
import { RefundCompleted } from './facts.js';
import { Refund } from './refund.js';

const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
let refund: Refund;
let owed: Money;

beforeEach(() => {
  const payment = aPayment(anOrder());
  owed = payment.amount;
  refund = Refund.request(payment, { cause: 'learner', reason: '', amount: owed, at: AT });
  refund.sent(AT);
});

describe('A refund that staff transferred themselves', () => {
  const facts = () => refund.pullFacts().map(({ type }) => type);

  it('is told apart, and told to the buyer', () => {
    refund.failAtTheBank(after(60), owed);
    refund.pullFacts();
    refund.transferred(after(120));
    expect([refund.status, refund.isByTransfer, refund.refusal]).toEqual(['done', true, null]);
    expect(facts()).toEqual([RefundCompleted.name]);
  });

  it('although it had counted as done, is told to the buyer again, with its new time', () => {
    refund.complete(after(60));
    refund.pullFacts();
    refund.transferred(after(120));
    expect([refund.doneAt, refund.isByTransfer]).toEqual([after(120), true]);
    expect(facts()).toEqual([RefundCompleted.name]);
  });
});

describe('A refund that the bank could not send', () => {
  it('failed when it was told, until it is asked for again', () => {
    refund.failAtTheBank(after(60), owed);
    expect([refund.status, refund.failedAt]).toEqual(['failed', after(60)]);
    refund.retry(after(120));
    expect(refund.failedAt).toBeNull();
  });

  it('and that people had asked for again is on its way, whatever is told late of the first try', () => {
    refund.failAtTheBank(after(60), owed);
    refund.retry(after(120));
    refund.failAtTheBank(after(60), owed);
    expect(refund.status).toBe('requested');
    refund.sent(after(3_600));
    refund.failAtTheBank(after(60), owed);
    expect(refund.status).toBe('sent');
  });

  it('and of which a part was returned meanwhile is asked for anew without that part', () => {
    const rest = owed.minus(Money.ofPaise(10_000));
    refund.shrinkTo(rest, after(30));
    expect(refund.amount).toEqual(owed);
    refund.failAtTheBank(after(60), rest);
    expect(refund.amount).toEqual(rest);
  });

  it.each([
    ['before our question was answered at last', () => refund.sent(after(3_640))],
    ['and our question never was', () => undefined],
  ])('fails again when the second try does, %s', (_, answer) => {
    refund.failAtTheBank(after(60), owed);
    refund.retry(after(3_600));
    answer();
    refund.failAtTheBank(after(3_605), owed);
    expect(refund.status).toBe('failed');
  });

  it('fails again when the second try does', () => {
    refund.failAtTheBank(after(60), owed);
    refund.retry(after(3_600));
    refund.sent(after(3_600));
    refund.failAtTheBank(after(3_660), owed);
    expect(refund.status).toBe('failed');
  });
});
