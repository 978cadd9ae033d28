import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

const format = (digits: number) =>
  onFirstUse(
    () =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
      }),
  );
const whole = format(0);
const withPaise = format(2);

/** Formats in the Indian style: `₹1,499` or `₹499.50`. */
export function rupeesText(paise: number): string {
  return paise % 100 === 0 ? whole().format(paise / 100) : withPaise().format(paise / 100);
}
