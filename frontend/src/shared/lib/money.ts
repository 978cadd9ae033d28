import { priceCopy } from '../copy/common';

/** 150000 is written 1,50,000 in India: the last three digits, then pairs. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/**
 * '₹1,499', '₹499.50', '₹0'; '₹ NA' only when there is no price. Written by hand: making the
 * formatter of the browser holds a phone up for a tenth of a second, on the first page it shows.
 */
export function formatPrice(price: number | null | undefined): string {
  if (price === null || price === undefined) return priceCopy.missing;
  const [rupees = '', paise] = Math.abs(price)
    .toFixed(Number.isInteger(price) ? 0 : 2)
    .split('.');
  return `${price < 0 ? '-' : ''}₹${grouped(rupees)}${paise ? `.${paise}` : ''}`;
}
