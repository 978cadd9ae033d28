import type { PaymentMethod, PaymentMethodType } from '../../domain/payment-method.js';

const WORDS: Record<PaymentMethodType, string> = {
  card: 'card',
  upi: 'UPI',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'card in installments',
  paylater: 'pay later',
  other: 'another way of paying',
};

/** `Visa card ending in 1111`, `UPI ra***@okbank`, `HDFC net banking`. */
export function paymentMethodText({ type, name, account }: PaymentMethod): string {
  const isCard = type === 'card' || type === 'emi';
  const known = isCard && account ? `ending in ${account}` : account;
  const text = [name, WORDS[type], known].filter(Boolean).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
