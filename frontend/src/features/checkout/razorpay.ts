import { CANCEL } from 'redux-saga';
import type { CheckoutOrder, User } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { PRODUCT_NAME } from '../../shared/copy/product';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** What the provider returns to the browser after a payment. */
export interface PaymentReturn {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  config: { display: { hide: { method: string; flows: string[] }[] } };
  handler: (answer: PaymentReturn) => void;
  modal: { ondismiss: () => void };
}

/** NPCI ended typing UPI ids in February 2026; QR codes and app links remain. */
const WITHOUT_UPI_COLLECT = { display: { hide: [{ method: 'upi', flows: ['collect'] }] } };

interface RazorpayCheckout {
  open: () => void;
  close: () => void;
}

interface RazorpayWindow extends Window {
  Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
}

/** Loaded only when somebody pays: no third-party code runs before. */
export async function loadRazorpay(): Promise<void> {
  const host: RazorpayWindow = window;
  if (host.Razorpay) return;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Razorpay could not be loaded.'));
    };
    document.head.append(script);
  });
}

/** Opens Razorpay's checkout once it is loaded; null when it was closed without a payment. */
export function payWithRazorpay(
  order: CheckoutOrder,
  buyer: Pick<User, 'name' | 'email'>,
): Promise<PaymentReturn | null> {
  const { Razorpay }: RazorpayWindow = window;
  if (!Razorpay) throw new Error('Razorpay did not start.');
  let checkout: RazorpayCheckout | undefined;
  const answer = new Promise<PaymentReturn | null>((resolve) => {
    checkout = new Razorpay({
      key: order.keyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: PRODUCT_NAME,
      description: courseCopy.paymentDescription,
      prefill: { name: buyer.name, email: buyer.email },
      config: WITHOUT_UPI_COLLECT,
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    });
    checkout.open();
  });
  // When the saga is cancelled because the buyer logged out, closes the checkout, which shows their name.
  return Object.assign(answer, { [CANCEL]: () => checkout?.close() });
}
