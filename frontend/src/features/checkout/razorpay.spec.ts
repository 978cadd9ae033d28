import { afterEach, expect, it } from '@jest/globals';
import { aUser } from '../../shared/testing/builders';
import { payWithRazorpay } from './razorpay';

const host = window as unknown as { Razorpay?: unknown };
const order = { id: 'order_1', amount: 49_900, currency: 'INR', keyId: 'rzp_test_1' } as const;
afterEach(() => {
  delete host.Razorpay;
});

/** Stands in for the script of the provider: notes how it is opened, and is closed at once. */
function openedWith(): Record<string, unknown>[] {
  const opened: Record<string, unknown>[] = [];
  host.Razorpay = class {
    constructor(private readonly options: { modal: { ondismiss: () => void } }) {
      opened.push({ ...options });
    }
    open() {
      this.options.modal.ondismiss();
    }
  };
  return opened;
}

it('opens the checkout with our order, and without the ended way of typing a UPI id', async () => {
  const opened = openedWith();
  expect(await payWithRazorpay(order, aUser())).toBeNull();
  expect(opened).toEqual([
    expect.objectContaining({
      key: 'rzp_test_1',
      order_id: 'order_1',
      amount: 49_900,
      currency: 'INR',
      name: 'Lectern',
      description: 'Course Enrollment Payment',
      config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
    }),
  ]);
});
