import { monthNames } from '../../shared/copy/common';

/** '30 Nov 2026', by the reader's clock: a coupon ends with a day of its educator, somewhere. */
export function couponDay(iso: string): string {
  const moment = new Date(iso);
  return `${moment.getDate()} ${monthNames[moment.getMonth()]} ${moment.getFullYear()}`;
}
