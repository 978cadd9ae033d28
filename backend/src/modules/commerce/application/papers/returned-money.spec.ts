import { describe, expect, it } from '@jest/globals';
import type { RefundSummary } from '../orders/order-history.js';
import { returnedMoney } from './returned-money.js';

const asked = new Date('2026-11-20T10:00:00Z');
const done = new Date('2026-11-23T10:00:00Z');
const refund = (changes: Partial<RefundSummary>): RefundSummary => ({
  paymentId: 'pay_1',
  status: 'sent',
  cause: 'learner',
  reason: '',
  refusal: null,
  isByTransfer: false,
  amountPaise: 49_900,
  requestedAt: asked,
  sentAt: asked,
  doneAt: null,
  failedAt: null,
  ...changes,
});
const returned = (changes: Partial<RefundSummary>) =>
  returnedMoney({ paidBy: 'pay_1', parts: [], refunds: [refund(changes)] });

describe('Money that a receipt calls returned', () => {
  it.each([
    ['is back once it is', { status: 'done', doneAt: done }, { at: done, isBack: true }],
    ['is on its way before', {}, { at: asked, isBack: false }],
    ['is on its way when it was only asked for', { status: 'requested' }, { isBack: false }],
  ] as const)('%s', (_, changes, expected) => {
    expect(returned(changes)).toEqual([
      expect.objectContaining({ amountPaise: 49_900, ...expected }),
    ]);
  });

  it('is none where the provider refused', () => {
    expect(returned({ status: 'failed' })).toEqual([]);
  });

  it('is none that another payment was given', () => {
    expect(returned({ paymentId: 'pay_2' })).toEqual([]);
  });

  it('comes in parts, each back at its day', () => {
    const parts = [{ paymentId: 'pay_1', amountPaise: 10_000, at: asked }];
    expect(returnedMoney({ paidBy: 'pay_1', parts, refunds: [] })).toEqual([
      { amountPaise: 10_000, at: asked, isBack: true },
    ]);
  });
});
