import type { PaymentMethod } from '../api/types';

const METHODS: Record<PaymentMethod['type'], string> = {
  card: 'card',
  upi: 'UPI',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'card in installments',
  paylater: 'pay later',
  other: 'another way',
};

/** `Visa card •••• 1111`, `UPI ra***@okbank`, `HDFC net banking`. */
function methodText({ type, name, account }: PaymentMethod): string {
  const isCard = type === 'card' || type === 'emi';
  const known = isCard && account ? `••••\u00a0${account}` : account;
  return [name, METHODS[type], known].filter(Boolean).join(' ');
}

export const ordersCopy = {
  title: 'Orders and receipts',
  toCourses: 'My Courses',
  lead: 'Everything you bought, and where your money is.',
  empty: 'You have not bought a course yet.',
  browse: 'Browse courses',
  failed: 'Your orders could not be loaded.',
  more: 'Load older orders',
  ordered: (day: string) => `Ordered on ${day}`,
  paidWith: (method: PaymentMethod) => `paid with ${methodText(method)}`,
  triedWith: (method: PaymentMethod) => `with ${methodText(method)}`,
  coupon: (code: string, price: string, listPrice: string) =>
    `${code} applied: ${price} instead of ${listPrice}`,
  status: {
    open: 'Not paid',
    paid: 'Paid',
    void: 'Not needed',
    refunded: 'Refunded',
  },
  refund: {
    requested: 'Refund on its way',
    sent: 'Refund on its way',
    done: 'Money returned',
    failed: 'Refund: we are on it',
  },
  show: 'Where is my money?',
  hide: 'Hide details',
  hideOf: (course: string) => `Hide details: ${course}`,
  showOf: (course: string) => `Where is my money? ${course}`,
  showUnpaid: 'What happened?',
  showUnpaidOf: (course: string) => `What happened? ${course}`,
  toCourse: 'Go to the course',
  toCourseOf: (course: string) => `Go to the course ${course}`,
  timeline: 'Where your money is',
  timelineUnpaid: 'What happened',
  detailFailed: 'This order could not be loaded.',
  orderNumber: 'Order',
  paymentId: (id: string) => `Payment ${id}`,
  receipt: 'Receipt (PDF)',
  receiptOf: (course: string) => `Receipt (PDF) of ${course}`,
  invoice: (number: string) => `Tax invoice ${number} (PDF)`,
  creditNote: (number: string) => `Credit note ${number} (PDF)`,
  milestones: {
    ordered: 'You ordered the course.',
    payment_failed:
      'Your bank declined the payment. If money was debited, your bank returns it within 5 working days.',
    payment_authorized: 'Your bank has set the money aside. It is not taken yet.',
    payment_released:
      'Your bank had set the money aside. It was never taken, and your bank releases it.',
    payment_captured: 'We received your payment.',
    enrolled: 'You were enrolled.',
    payment_not_needed: 'This payment was not needed, so we are returning it.',
    refund_requested: 'The refund was started.',
    refund_sent: 'The payment provider accepted the refund.',
    refund_failed: 'The payment provider could not return it. Our team is looking into it.',
    refund_completed: 'The payment provider returned your money.',
    refund_transferred: 'Our team sent your money by bank transfer.',
    refund_expected: 'Banks usually show the money by this day.',
    refund_part: 'A part of your money was returned. The course stays yours.',
    dispute_opened: 'Your bank asked about this payment.',
    dispute_won: 'Your bank decided that the payment stands.',
    dispute_lost: 'Your bank took the money back.',
    dispute_closed: 'Your bank closed its question about this payment.',
  },
  giveBack: {
    action: 'Give the course back',
    tooLate: 'This course can no longer be given back here.',
    disputed:
      'Your bank is looking into this payment. Once it has decided, you can come back here.',
    before: 'You gave this course back once before. Write to us if you want to do so again.',
    until: (day: string) => `You can give this course back until ${day}.`,
    title: (course: string) => `Give “${course}” back?`,
    text: (amount: string) =>
      `${amount} goes back to the card or account it came from, usually within 5 to 7 working days. You lose access to the course at once; your progress is kept in case you buy it again. You can give a course back like this once.`,
    reason: 'What was wrong with it?',
    reasonHint: 'Our team reads it. You need not say.',
    confirm: 'Give it back',
    cancel: 'Keep the course',
    done: 'The course was given back. Your money is on its way.',
  },
} as const;
