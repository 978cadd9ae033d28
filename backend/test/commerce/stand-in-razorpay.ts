import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

interface Order {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  status: string;
}

interface NewOrder extends Order {
  unique_receipt: boolean;
  payment?: { capture: string };
}

interface Payment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: string;
  captured: boolean;
  amount_refunded: number;
  /** Seconds since 1970. */
  created_at: number;
  method: string;
  card: object | null;
  vpa: string | null;
}

/** What happens to the next call: no reply, a connection broken before or after the work, or an unusable reply. */
const REFUSED_LATE_MS = 2_500;

export type Trouble =
  | 'hang'
  | 'reset'
  | 'lose-reply'
  | 'html-404'
  | 'html-502'
  | 'error-500'
  | 'busy-429'
  | 'unknown-key-401'
  | 'forbidden-403'
  | 'nonsense'
  | 'refused-late';

/** A card as Razorpay reports it: with more than anybody should store. */
const CARD = { name: 'Gaurav Kumar', last4: '1111', network: 'Visa', iin: '411111' };

export const ACCOUNT = {
  keyId: 'rzp_test_standin',
  keySecret: 'key secret of the stand-in',
  webhookSecret: 'webhook secret of the stand-in',
};

/** A small server for the part of Razorpay's HTTP API that we use, which can be told to misbehave. */
export class StandInRazorpay {
  readonly orders: Order[] = [];
  /** Razorpay may answer a known receipt with the order or with a refusal. */
  refusesKnownReceipts = false;
  /** What happens to requested refunds: sent at once, sent by a bank later, or refused for lack of money. */
  refunding: 'processed' | 'pending' | 'refused' = 'processed';
  private readonly payments: Payment[] = [];
  /** Paise asked for, by idempotency key. */
  private readonly refundKeys = new Map<string, number>();
  private readonly troubles: Trouble[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StandInRazorpay> {
    const server = createServer();
    const standIn = new StandInRazorpay(server);
    server.on('request', (request, response) => void standIn.serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  meetNext(...troubles: Trouble[]): void {
    this.troubles.push(...troubles);
  }

  /** A buyer goes through the checkout. */
  pay(orderId: string, status: string, changes: Partial<Payment> & object = {}): Payment {
    const order = this.orders.find(({ id }) => id === orderId);
    if (!order) throw new Error(`No order ${orderId}`);
    const { amount, currency } = order;
    const created_at = Math.floor(Date.now() / 1000);
    const captured = status === 'captured';
    const known = { order_id: orderId, amount, currency, status, captured, created_at };
    const means = { method: 'card', card: CARD, vpa: null };
    const payment = { id: newId('pay'), amount_refunded: 0, ...known, ...means, ...changes };
    this.payments.push(payment);
    return payment;
  }

  /** The webhook body about the payment's current state. */
  tell(paymentId: string): string {
    const entity = this.find(paymentId);
    return message(`payment.${entity.status}`, { payment: { entity } });
  }

  /** A refund in the provider's dashboard; returns its webhook body. */
  sendBack(paymentId: string, amount: number): string {
    const entity = this.find(paymentId);
    entity.amount_refunded += amount;
    if (entity.amount_refunded === entity.amount) entity.status = 'refunded';
    const refund = { entity: { id: newId('rfnd'), payment_id: paymentId, amount } };
    return message('refund.processed', { payment: { entity }, refund });
  }

  /** An authorization that is released without being captured; returns its webhook body. */
  release(paymentId: string): string {
    const entity = this.find(paymentId);
    entity.amount_refunded = entity.amount;
    entity.status = 'refunded';
    return message('refund.processed', { payment: { entity } });
  }

  /**
   * A bank opens or decides a dispute; returns its webhook body.
   * @param options.payment how the payment is described, if not as it is
   */
  dispute(
    paymentId: string,
    step: 'created' | 'won' | 'lost',
    { amount_deducted = 0, id = `disp_${paymentId}`, payment: described = {} } = {},
  ): string {
    const dispute = { entity: { id, payment_id: paymentId, amount_deducted } };
    const payment = { entity: { ...this.find(paymentId), ...described } };
    return message(`payment.dispute.${step}`, { payment, dispute });
  }

  refundsAskedFor(paymentId: string): number {
    return this.amountsAskedFor(paymentId).length;
  }

  /** In paise, in the order of asking. */
  amountsAskedFor(paymentId: string): number[] {
    const asked = [...this.refundKeys].filter(([key]) => key.includes(paymentId));
    return asked.map(([, amount]) => amount);
  }

  /** The webhook body of a refund that was accepted, sent by the bank, or could not be sent. */
  tellRefund(
    paymentId: string,
    step: 'created' | 'processed' | 'failed',
    amount = this.find(paymentId).amount,
    /** As in Razorpay's example of the event, although the refund failed. */
    { stillCounts = false } = {},
  ): string {
    const entity = this.find(paymentId);
    if (step === 'failed' && !stillCounts)
      Object.assign(entity, { status: 'captured', amount_refunded: 0 });
    const status = step === 'created' ? 'pending' : step;
    const refund = { id: newId('rfnd'), payment_id: paymentId, amount, status };
    return message(`refund.${step}`, { payment: { entity }, refund: { entity: refund } });
  }

  private find(paymentId: string): Payment {
    const payment = this.payments.find(({ id }) => id === paymentId);
    if (!payment) throw new Error(`No payment ${paymentId}`);
    return payment;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const trouble = this.troubles.shift();
    if (trouble === 'hang') return;
    if (trouble === 'refused-late') {
      await sleep(REFUSED_LATE_MS);
      return refuse(response, 400, 'BAD_REQUEST_ERROR');
    }
    if (trouble === 'reset') return void request.socket.destroy();
    if (trouble === 'html-404') return answer(response, 404, '<html>Not found</html>');
    if (trouble === 'html-502') return answer(response, 502, '<html>Bad gateway</html>');
    if (trouble === 'error-500') return refuse(response, 500, 'SERVER_ERROR');
    if (trouble === 'busy-429') return refuse(response, 429, 'BAD_REQUEST_ERROR');
    if (trouble === 'unknown-key-401') return refuse(response, 401, 'BAD_REQUEST_ERROR');
    if (trouble === 'forbidden-403') return refuse(response, 403, 'BAD_REQUEST_ERROR');
    if (trouble === 'nonsense') return answer(response, 200, '<html>Welcome</html>');
    const expected = Buffer.from(`${ACCOUNT.keyId}:${ACCOUNT.keySecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${expected}`)
      return refuse(response, 401, 'BAD_REQUEST_ERROR');
    if (trouble === 'lose-reply') {
      await this.work(request, null);
      return void request.socket.destroy();
    }
    await this.work(request, response);
  }

  private async work(request: IncomingMessage, response: ServerResponse | null): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const refundOf = /^\/v1\/payments\/(\w+)\/refund$/.exec(pathname)?.[1];
    const paymentsOf = /^\/v1\/orders\/(\w+)\/payments$/.exec(pathname)?.[1];
    if (request.method === 'POST' && pathname === '/v1/orders') {
      this.createOrder((await json(request)) as NewOrder, response);
    } else if (request.method === 'GET' && pathname === '/v1/orders') {
      const receipt = searchParams.get('receipt');
      list(
        response,
        this.orders.filter((order) => order.receipt === receipt),
      );
    } else if (request.method === 'GET' && paymentsOf) {
      list(
        response,
        this.payments.filter((payment) => payment.order_id === paymentsOf),
      );
    } else if (request.method === 'POST' && refundOf) {
      await this.refund(refundOf, request, response);
    } else if (response) refuse(response, 404, 'BAD_REQUEST_ERROR');
  }

  private async refund(
    id: string,
    request: IncomingMessage,
    response: ServerResponse | null,
  ): Promise<void> {
    const { amount } = (await json(request)) as { amount: number };
    const key = String(request.headers['x-refund-idempotency'] ?? '');
    const payment = this.payments.find((other) => other.id === id);
    const isRepeated = this.refundKeys.has(key);
    const isFit = key.length >= 10 && (isRepeated || payment?.status === 'captured');
    if (!payment || !isFit || this.refunding === 'refused') {
      if (response)
        refuse(response, 400, 'BAD_REQUEST_ERROR', 'Your account does not have enough balance.');
      return;
    }
    if (!isRepeated) payment.amount_refunded += amount;
    this.refundKeys.set(key, amount);
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    const known = { entity: 'refund', id: `rfnd_${id}`, payment_id: id, amount };
    const refund = { ...known, status: this.refunding };
    if (response) answer(response, 200, JSON.stringify(refund));
  }

  private createOrder(
    { unique_receipt, amount, currency, receipt, payment }: NewOrder,
    response: ServerResponse | null,
  ): void {
    const known = unique_receipt && this.orders.find((order) => order.receipt === receipt);
    const isPriced = Number.isInteger(amount) && amount >= 100;
    // Without it, payments would be authorized and never captured.
    const isFit = isPriced && receipt.length <= 40 && payment?.capture === 'automatic';
    if (!isFit || (known && this.refusesKnownReceipts)) {
      if (response) refuse(response, 400, 'BAD_REQUEST_ERROR');
      return;
    }
    const order = known || { id: newId('order'), amount, currency, receipt, status: 'created' };
    if (!known) this.orders.push(order);
    if (response) answer(response, 200, JSON.stringify({ entity: 'order', ...order }));
  }
}

export function signedByStandIn(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

function message(event: string, payload: Readonly<Record<string, object>>): string {
  const created_at = Math.floor(Date.now() / 1000);
  const contains = Object.keys(payload);
  return JSON.stringify({ entity: 'event', event, contains, payload, created_at });
}

function newId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomBytes(7).toString('hex')}`;
}

function list(response: ServerResponse | null, items: readonly object[]): void {
  if (!response) return;
  answer(response, 200, JSON.stringify({ entity: 'collection', count: items.length, items }));
}

function refuse(response: ServerResponse, status: number, code: string, description = 'No.'): void {
  answer(response, status, JSON.stringify({ error: { code, description } }));
}

function answer(response: ServerResponse, status: number, body: string): void {
  const type = body.startsWith('<') ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type }).end(body);
}
