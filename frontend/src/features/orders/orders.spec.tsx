import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, OrderDetail } from '../../shared/api/types';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { Orders } from './orders';
import { ordersSaga } from './orders.saga';
import { ordersOpened, ordersReducer } from './orders.slice';

const order: Order = {
  _id: 'order-1',
  id: 'order_1',
  courseId: 'course-1',
  courseTitle: 'Practical CCTV Monitoring',
  amount: 49_900,
  currency: 'INR',
  status: 'paid',
  refundStatus: null,
  createdAt: '2026-11-21T06:30:00.000Z',
  paidAt: '2026-11-21T06:31:00.000Z',
  paymentMethod: { type: 'card', name: 'Visa', account: '1111' },
  coupon: null,
};
const unsaid = { amount: null, paymentMethod: null };
const detail: OrderDetail = {
  ...order,
  timeline: [
    { kind: 'ordered', at: order.createdAt, paymentId: null, ...unsaid },
    {
      kind: 'payment_failed',
      at: '2026-11-21T06:30:30.000Z',
      paymentId: 'pay_0',
      amount: null,
      paymentMethod: { type: 'upi', name: null, account: 'ra***@okbank' },
    },
    { kind: 'payment_captured', at: '2026-11-21T06:31:00.000Z', paymentId: 'pay_1', ...unsaid },
    { kind: 'enrolled', at: '2026-11-21T06:31:00.000Z', paymentId: 'pay_1', ...unsaid },
  ],
  selfRefund: {
    isAllowed: true,
    isDisputed: false,
    isGivenBackBefore: false,
    until: '2026-11-28T06:31:00.000Z',
    terms: 'Within 7 days.',
  },
  receiptUrl: '/api/payment/orders/order-1/receipt',
  invoiceNumber: null,
  creditNoteUrl: null,
  creditNoteNumber: null,
  creditNotes: [],
};
const refunded: OrderDetail = { ...detail, status: 'refunded', refundStatus: 'requested' };
const routes = {
  'GET /api/payment/orders': [order],
  'GET /api/payment/orders/order-1': detail,
  'POST /api/payment/orders/order-1/refund': refunded,
};

async function show(answers: Parameters<typeof fakeServer>[0] = routes, address = '/orders') {
  const calls = fakeServer(answers);
  const reducers = { orders: ordersReducer };
  const running = renderWithStore(<Orders />, ordersSaga, reducers, address);
  await running.settle();
  const click = async (name: string | RegExp) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await running.settle();
  };
  return { ...running, calls, click };
}

describe('The orders', () => {
  it('say what was bought, for how much, and how it stands', async () => {
    await show();
    expect(screen.getByRole('heading', { name: order.courseTitle })).toBeVisible();
    expect(screen.getByText('₹499')).toBeVisible();
    expect(screen.getByText('Paid')).toBeVisible();
    expect(screen.getByText(/paid with Visa card ••••\s1111/)).toBeVisible();
  });

  it('say which coupon was applied, and what it saved', async () => {
    const coupon = { code: 'DIWALI20', listAmount: 49_900 };
    await show({ 'GET /api/payment/orders': [{ ...order, amount: 39_900, coupon }] });
    expect(screen.getByText('DIWALI20 applied: ₹399 instead of ₹499')).toBeVisible();
  });

  it('ask nobody who never paid where their money is, and lead back to the course', async () => {
    const { click } = await show({
      'GET /api/payment/orders': [{ ...order, status: 'open' }],
      'GET /api/payment/orders/order-1': { ...detail, status: 'open' },
    });
    await click(/What happened/);
    expect(screen.getByRole('heading', { name: 'What happened' })).toBeVisible();
    expect(screen.queryByText(/Where .* money/)).toBeNull();
    expect(screen.getByRole('link', { name: /Go to the course/ })).toHaveAttribute(
      'href',
      '/viewcourse/course-1',
    );
  });

  it('tell where the money is', async () => {
    const { click } = await show();
    await click(/Where is my money/);
    expect(screen.getByText('We received your payment.')).toBeVisible();
    expect(screen.getByText(/pay_1/)).toBeVisible();
    expect(screen.getByText(/with UPI ra\*\*\*@okbank/)).toBeVisible();
  });

  it('show the receipt of what was paid at once, and lead to the course', async () => {
    const { calls } = await show();
    expect(screen.getByRole('link', { name: /Receipt \(PDF\)/ })).toHaveAttribute(
      'href',
      detail.receiptUrl,
    );
    expect(screen.getByRole('link', { name: /Go to the course/ })).toHaveAttribute(
      'href',
      '/viewcourse/course-1',
    );
    expect(calls).toHaveLength(1);
  });

  it('have no receipt for what was never paid', async () => {
    await show({ 'GET /api/payment/orders': [{ ...order, status: 'open', paidAt: null }] });
    expect(screen.queryByRole('link', { name: /Receipt/ })).toBeNull();
  });

  it('offer every credit note of an order that went back in parts', async () => {
    const notes = [10_000, 39_900].map((amount, index) => {
      const number = `LC/26-27/00000${index + 1}`;
      return { number, amount, url: `/credit-note?number=${number}` };
    });
    const { click } = await show({
      ...routes,
      'GET /api/payment/orders/order-1': { ...detail, creditNotes: notes },
    });
    await click(/Where is my money/);
    const links = screen.getAllByRole('link', { name: /Credit note/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(notes.map(({ url }) => url));
  });

  it('hold the one a mail leads to, however old it is', async () => {
    const next = '</api/payment/orders?cursor=abc>; rel="next"';
    await show(
      {
        ...routes,
        'GET /api/payment/orders': ({ url }) =>
          url.searchParams.has('cursor')
            ? [order]
            : { status: 200, body: [{ ...order, _id: 'newer' }], headers: { Link: next } },
      },
      '/orders?order=order-1',
    );
    expect(await screen.findByRole('heading', { name: /Where .* money/ })).toBeVisible();
  });

  it('skip no page when the list is read anew while the next one is on its way', async () => {
    const next = Promise.withResolvers<Order[]>();
    const { click, dispatch, settle, store } = await show({
      'GET /api/payment/orders': ({ url }) => {
        const at = Number(url.searchParams.get('cursor') ?? 1);
        const body = [{ ...order, _id: `of page ${at}` }];
        const Link = `</api/payment/orders?cursor=${at + 1}>; rel="next"`;
        return at < 3 ? { status: 200, body, headers: { Link } } : next.promise;
      },
    });
    await click('Load older orders');
    await click('Load older orders');
    await dispatch(ordersOpened());
    next.resolve([{ ...order, _id: 'of page 3' }]);
    await settle();
    expect(store.getState().orders).toMatchObject({ items: [{ _id: 'of page 1' }], cursor: '2' });
  });

  it('lead the focus on to the first of those that more are loaded of', async () => {
    const page = (from: number) => [0, 1].map((n) => ({ ...order, _id: `order-${from + n}` }));
    const { click } = await show({
      'GET /api/payment/orders': ({ url }) => {
        const from = Number(url.searchParams.get('cursor'));
        const link = `</api/payment/orders?cursor=${from + 2}>; rel="next"`;
        return { status: 200, body: page(from), headers: { Link: link } };
      },
    });
    await click('Load older orders');
    expect(screen.getAllByRole('listitem').indexOf(document.activeElement as HTMLElement)).toBe(2);
    await click('Load older orders');
    expect(screen.getAllByRole('listitem').indexOf(document.activeElement as HTMLElement)).toBe(4);
  });

  it('lead to the courses when there are none', async () => {
    await show({ 'GET /api/payment/orders': [] });
    const browse = screen.getByRole('link', { name: 'Browse courses' });
    expect(browse).toHaveAttribute('href', '/allcourses');
  });
});

describe('Giving a course back', () => {
  it('asks first, then says that the money is on its way', async () => {
    const { calls, click, context } = await show();
    await click(/Where is my money/);
    await click('Give the course back');
    expect(calls).toHaveLength(2);
    await userEvent.type(screen.getByRole('textbox'), 'Too easy.');
    await click('Give it back');
    expect(calls.at(-1)?.body).toEqual({ reason: 'Too easy.' });
    expect(context.toasts).toEqual([
      'success: The course was given back. Your money is on its way.',
    ]);
    expect(screen.getByText('Refunded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the course back' })).toBeNull();
  });

  it('leads the focus to where the money is, where the new step stands', async () => {
    const { click } = await show();
    await click(/Where is my money/);
    const opener = screen.getByRole('button', { name: 'Give the course back' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Give it back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: /money/ })).toHaveFocus();
  });

  it('shows the server’s reason when it is refused', async () => {
    const refusal = problem(409, 'REFUND_NOT_ALLOWED', 'Too much was watched.');
    const { click, context } = await show({
      ...routes,
      'POST /api/payment/orders/order-1/refund': refusal,
    });
    await click(/Where is my money/);
    await click('Give the course back');
    await click('Give it back');
    expect(context.toasts).toEqual(['error: Too much was watched.']);
  });

  it('is not offered outside the terms, which are told', async () => {
    const { click } = await show({
      ...routes,
      'GET /api/payment/orders/order-1': {
        ...detail,
        selfRefund: { ...detail.selfRefund, isAllowed: false },
      },
    });
    await click(/Where is my money/);
    expect(screen.getByText(/can no longer be given back here. Within 7 days\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the course back' })).toBeNull();
  });

  it('says to whoever gave it back before that people decide now', async () => {
    const { click } = await show({
      ...routes,
      'GET /api/payment/orders/order-1': {
        ...detail,
        selfRefund: { ...detail.selfRefund, isAllowed: false, isGivenBackBefore: true },
      },
    });
    await click(/Where is my money/);
    expect(screen.getByText(/^You gave this course back once before\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the course back' })).toBeNull();
  });

  it('waits for the bank that is looking into the payment', async () => {
    const { click } = await show({
      ...routes,
      'GET /api/payment/orders/order-1': {
        ...detail,
        selfRefund: { ...detail.selfRefund, isAllowed: false, isDisputed: true },
      },
    });
    await click(/Where is my money/);
    expect(screen.getByText(/^Your bank is looking into this payment\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the course back' })).toBeNull();
  });
});
