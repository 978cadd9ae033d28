/** Ways of paying that we tell apart; any other is `other`. */
export const PAYMENT_METHOD_TYPES = [
  'card',
  'upi',
  'netbanking',
  'wallet',
  'emi',
  'paylater',
  'other',
] as const;
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/** How the buyer paid, as far as it may be kept: enough to recognize the method, never enough to pay with. */
export interface PaymentMethod {
  readonly type: PaymentMethodType;
  /** The network of a card, or the bank or wallet; null when the provider does not say. */
  readonly name: string | null;
  /** The last four digits of a card, or a UPI address with most of it hidden; null for anything else. */
  readonly account: string | null;
}

/** The method in the provider's words, unfiltered. */
export interface ToldPaymentMethod {
  readonly type: string;
  readonly name?: string | null | undefined;
  readonly cardEnding?: string | null | undefined;
  readonly upiAddress?: string | null | undefined;
}

const isKnownType = (type: string): type is PaymentMethodType =>
  (PAYMENT_METHOD_TYPES as readonly string[]).includes(type);

/** Reduces the provider's words to what may be kept. */
export function keepable({ type, name, cardEnding, upiAddress }: ToldPaymentMethod): PaymentMethod {
  return {
    type: isKnownType(type) ? type : 'other',
    name: keepableName(name ?? ''),
    account: lastFour(cardEnding ?? '') ?? maskedUpiAddress(upiAddress ?? ''),
  };
}

/** Whether the first holds more details than the second. */
export function tellsMore(told: PaymentMethod | null, known: PaymentMethod | null): boolean {
  const details = (method: PaymentMethod | null) =>
    [method?.type, method?.name, method?.account].filter(Boolean).length;
  return details(told) > details(known);
}

/** Names of networks, banks and wallets are words; anything with long numbers in it is something else. */
function keepableName(name: string): string | null {
  const isName = /^[\p{L}\d .&()'-]{1,40}$/u.test(name) && !/\d{4}/.test(name);
  return isName && name.toLowerCase() !== 'unknown' ? name : null;
}

const lastFour = (digits: string): string | null => (/^\d{4}$/.test(digits) ? digits : null);

/** `ra***@okbank`: the owner recognizes it, and nobody can send money to it. */
function maskedUpiAddress(address: string): string | null {
  const parts = /^([^@\s]{1,256})@([a-z][a-z0-9.-]{1,63})$/i.exec(address);
  if (!parts) return null;
  const [, owner = '', handle = ''] = parts;
  return `${owner.slice(0, Math.min(2, owner.length - 1))}***@${handle.toLowerCase()}`;
}
