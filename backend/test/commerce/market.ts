import { createHmac } from 'node:crypto';
import type { HttpClient, Reply } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

export interface CheckoutOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly keyId: string;
}

export interface Proof {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

type Answer = Record<string, unknown>;

const SANDBOX_SECRET = 'a secret of the sandbox, for tests only';

/** The whole application with an educator who sells, used over HTTP only. */
export class Market {
  private constructor(
    readonly app: TestApp,
    readonly educator: HttpClient,
  ) {}

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<Market> {
    const app = await TestApp.start({ SANDBOX_SECRET, ...settings });
    return new Market(app, await app.signUp('educator'));
  }

  learner(): Promise<HttpClient> {
    return this.app.signUp('student');
  }

  /** A new course of the educator; by default published for 499 rupees. */
  async course({ price = '499', isPublished = true } = {}): Promise<string> {
    const made = await this.educator.post<{ course: { _id: string } }>('/api/course/create', {
      title: 'CCTV Basics',
      category: 'Others',
    });
    const { _id: courseId } = made.body.course;
    await this.edit(courseId, { price, isPublished: String(isPublished) });
    return courseId;
  }

  async edit(courseId: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const reply = await this.educator.post(`/api/course/editcourse/${courseId}`, form);
    if (reply.status !== 200) throw new Error(`editcourse answered ${reply.status}`);
  }

  /** Clicks on Enroll Now. */
  enroll<T = Answer>(buyer: HttpClient, courseId: string, more: Answer = {}): Promise<Reply<T>> {
    return buyer.post<T>('/api/payment/create-order', { courseId, ...more });
  }

  /** Goes through the sandbox checkout. */
  async pay<T = Proof>(orderId: string, outcome = 'success'): Promise<T> {
    const reply = await this.app.visitor().post<T>(`/dev/payments/${orderId}/pay`, { outcome });
    return reply.body;
  }

  async checkout(buyer: HttpClient, courseId: string): Promise<CheckoutOrder> {
    const { status, body } = await this.enroll<CheckoutOrder>(buyer, courseId);
    if (status !== 200) throw new Error(`No order: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  verify(buyer: HttpClient, proof: Proof, courseId: string, more: Answer = {}) {
    return buyer.post('/api/payment/verify-payment', { ...proof, courseId, ...more });
  }

  /** Buys the course from Enroll Now to the end; returns the verification's reply. */
  async buy(buyer: HttpClient, courseId: string): Promise<Reply<Answer>> {
    const { id } = await this.checkout(buyer, courseId);
    return this.verify(buyer, await this.pay(id), courseId);
  }

  /** Calls the webhook as the provider does. */
  webhook(body: string, { secret = SANDBOX_SECRET, eventId = `event ${body}`.slice(0, 90) } = {}) {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return this.app.visitor().send<Answer>('POST', '/api/payment/webhook', body, {
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
    });
  }

  async isEnrolled(buyer: HttpClient, courseId: string): Promise<boolean> {
    const { body } = await buyer.get<{ enrolledCourses: { _id: string }[] }>(
      '/api/user/currentuser',
    );
    return body.enrolledCourses.some(({ _id }) => _id === courseId);
  }

  async earnings(): Promise<unknown> {
    return (await this.educator.get('/api/course/dashboard')).body['totalEarning'];
  }
}

/** The provider's webhook body about a payment. */
export function paymentEvent(
  order: CheckoutOrder,
  paymentId: string,
  status: 'failed' | 'authorized' | 'captured' | 'refunded',
): string {
  const { id: order_id, amount, currency } = order;
  const entity = { id: paymentId, order_id, amount, currency, status };
  return JSON.stringify({ event: `payment.${status}`, payload: { payment: { entity } } });
}
