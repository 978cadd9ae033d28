import { describe, expect, it } from '@jest/globals';
import { keepable, type ToldPaymentMethod } from '../../domain/payment-method.js';
import { paymentMethodText } from './payment-method-text.js';

describe('A payment method', () => {
  it.each<[string, ToldPaymentMethod]>([
    ['Visa card ending in 1111', { type: 'card', name: 'Visa', cardEnding: '1111' }],
    ['Card ending in 1111', { type: 'card', name: 'Unknown', cardEnding: '1111' }],
    ['RuPay card', { type: 'card', name: 'RuPay', cardEnding: null }],
    ['UPI ra***@okhdfcbank', { type: 'upi', upiAddress: 'ravi.kumar@okhdfcbank' }],
    ['HDFC net banking', { type: 'netbanking', name: 'HDFC' }],
    ['Paytm wallet', { type: 'wallet', name: 'paytm' }],
    ['Visa card in installments ending in 1111', { type: 'emi', name: 'Visa', cardEnding: '1111' }],
    ['Another way of paying', { type: 'bank_transfer' }],
  ])('reads: %s', (text, told) => {
    expect(paymentMethodText(keepable(told))).toBe(text);
  });
});
