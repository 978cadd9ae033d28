/** Of the course page, where learners enter one. */
export const couponCopy = {
  ask: 'Have a coupon?',
  code: 'Coupon code',
  apply: 'Apply',
  malformed: 'A coupon code has 3 to 24 letters, digits and hyphens.',
  applied: (code: string, percentOff: number) => `${code}: ${percentOff}% off`,
  until: (day: string) => `Until ${day}`,
  said: (applied: string, price: string, listPrice: string) =>
    `${applied}. ${price} instead of ${listPrice}.`,
  remove: 'Remove coupon',
} as const;
