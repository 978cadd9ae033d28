import { priceCopy } from '../copy/common';

/** India groups 150000 as 1,50,000: the last three digits, then pairs. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/**
 * '₹1,499', '₹499.50', '₹0'; '₹ NA' only without a price. Formatted by hand, because creating the browser's formatter
 * blocks a phone for a tenth of a second on the first page.
 */
export function formatPrice(price: number | null | undefined): string {
  if (price === null || price === undefined) return priceCopy.missing;
  const [rupees = '', paise] = Math.abs(price)
    .toFixed(Number.isInteger(price) ? 0 : 2)
    .split('.');
  return `${price < 0 ? '-' : ''}₹${grouped(rupees)}${paise ? `.${paise}` : ''}`;
}
