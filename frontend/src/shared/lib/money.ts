import { priceCopy } from '../copy/common';
import { once } from './once';

// Made when the first price is shown: a browser takes its time to make one.
const rupees = (digits: number) =>
  once(
    () =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const whole = rupees(0);
const withPaise = rupees(2);

/** '₹1,499', '₹499.50', '₹0'; '₹ NA' only when there is no price. */
export function formatPrice(price: number | null | undefined): string {
  if (price === null || price === undefined) return priceCopy.missing;
  return (Number.isInteger(price) ? whole() : withPaise()).format(price);
}
