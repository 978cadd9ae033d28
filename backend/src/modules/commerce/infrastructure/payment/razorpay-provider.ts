import { AsyncLocalStorage } from 'node:async_hooks';
import Razorpay from 'razorpay';
import { z } from 'zod';
import {
  type CheckoutProof,
  isRefusal,
  type NewProviderOrder,
  PaymentProvider,
  PaymentProviderFailed,
  type ProviderEvent,
  type ProviderOrder,
  type RefundRequest,
  type WebhookCall,
} from '../../application/payments/payment-provider.js';
import { CURRENCY } from '../../domain/order.js';
import type { PaymentReport } from '../../domain/payment.js';
import {
  OrderEntity,
  PaymentEntity,
  readWebhook,
  RefundEntity,
  reportOf,
} from './razorpay-messages.js';
import { isGenuineCheckout } from './signatures.js';

export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  /** More than one while a secret is being replaced. */
  readonly webhookSecrets: readonly string[];
  readonly baseUrl: string;
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 10_000;

/** Reasons are shown to people, so long ones are cut. */
const LONGEST_REASON = 300;
/** Statuses of calls that Razorpay did not process: wrong credentials, not allowed, not now. */
const NO_ANSWERS = new Set([401, 403, 409, 429]);

/**
 * In minutes. A payment that a bank authorizes after the first period waits for staff to capture it; after the second
 * it is released.
 */
const CAPTURE = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: 12,
    manual_expiry_period: 7_200,
    refund_speed: 'optimum',
  },
} as const;

/**
 * The package's internal axios instance, missing from its types: the only way to set time limits and headers that it
 * filters out.
 */
interface PackageInnards {
  readonly rq: {
    post(
      path: string,
      body: object,
      options: { headers: Record<string, string> },
    ): Promise<{ data: unknown }>;
    readonly defaults: { baseURL?: string };
    readonly interceptors: {
      readonly request: {
        use(change: (config: { signal?: AbortSignal }) => { signal?: AbortSignal }): void;
      };
    };
  };
}

const List = z.object({ items: z.array(PaymentEntity) });
const OrderList = z.object({ items: z.array(OrderEntity) });
const Reason = z
  .object({ code: z.string(), description: z.string().optional().catch(undefined) })
  .optional()
  .catch(undefined);
/** The shapes of an error: the package's own, and that of its axios. */
const Refusal = z.union([
  z.object({ statusCode: z.number(), error: Reason }),
  z
    .object({
      response: z.object({
        status: z.number(),
        data: z.object({ error: Reason }).catch({ error: undefined }),
      }),
    })
    .transform(({ response }) => ({ statusCode: response.status, error: response.data.error })),
]);

/**
 * Razorpay through its own package, working around its flaws: it has no time limit, turns a lost connection into a
 * TypeError and compares signatures in variable time.
 */
export class RazorpayProvider extends PaymentProvider {
  readonly keyId: string;
  private readonly razorpay: Razorpay;
  private readonly http: PackageInnards['rq'];
  /** What several calls of one piece of work may take together. */
  private readonly limitOfWork = new AsyncLocalStorage<AbortSignal>();

  constructor(private readonly account: RazorpayAccount) {
    super();
    this.keyId = account.keyId;
    this.razorpay = new Razorpay({ key_id: account.keyId, key_secret: account.keySecret });
    this.http = (this.razorpay.api as unknown as PackageInnards).rq;
    this.http.defaults.baseURL = account.baseUrl;
    this.http.interceptors.request.use((config) => ({
      ...config,
      signal: this.limitOfWork.getStore() ?? this.timeLimit(),
    }));
  }

  createOrder(order: NewProviderOrder): Promise<ProviderOrder> {
    return this.limitOfWork.run(this.timeLimit(), () => this.findOrCreate(order));
  }

  private async findOrCreate(order: NewProviderOrder): Promise<ProviderOrder> {
    const { receipt, amountPaise: amount, notes } = order;
    const request = {
      amount,
      currency: CURRENCY,
      receipt,
      notes: { ...notes },
      unique_receipt: true,
      payment: CAPTURE,
    };
    try {
      const made = await ask(OrderEntity, () => this.razorpay.orders.create(request));
      return { id: made.id, amountPaise: made.amount };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // The receipt may be taken because an earlier answer got lost: then the order exists.
      const earlier = await this.findByReceipt(receipt);
      if (earlier?.amountPaise !== amount) throw error;
      return earlier;
    }
  }

  async fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]> {
    const { items } = await ask(List, () => this.razorpay.orders.fetchPayments(providerOrderId));
    return items.map(reportOf).filter((report) => report !== null);
  }

  async refund({ paymentId, amountPaise, idempotencyKey }: RefundRequest): Promise<void> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    const headers = { 'X-Refund-Idempotency': idempotencyKey };
    const { status } = await ask(RefundEntity, async () => {
      const { data } = await this.http.post(path, { amount: amountPaise }, { headers });
      return data;
    });
    if (status === 'failed') throw new PaymentProviderFailed('declined', 'The refund failed.');
  }

  isGenuine(proof: CheckoutProof): boolean {
    return isGenuineCheckout(this.account.keySecret, proof);
  }

  parseWebhook(call: WebhookCall): ProviderEvent {
    return readWebhook(this.account.webhookSecrets, call);
  }

  private timeLimit(): AbortSignal {
    return AbortSignal.timeout(this.account.timeLimitMs ?? TIME_LIMIT_MS);
  }

  private async findByReceipt(receipt: string): Promise<ProviderOrder | null> {
    const { items } = await ask(OrderList, () => this.razorpay.orders.all({ receipt }));
    const [order] = items;
    return order ? { id: order.id, amountPaise: order.amount } : null;
  }
}

/** Makes the call and validates the answer. @throws PaymentProviderFailed */
async function ask<T>(shape: z.ZodType<T>, call: () => Promise<unknown>): Promise<T> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    throw failureOf(error);
  }
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new PaymentProviderFailed('unknown', 'The answer made no sense.');
  return parsed.data;
}

function failureOf(error: unknown): PaymentProviderFailed {
  const refusal = Refusal.safeParse(error);
  // No status means no answer: a timeout, a lost connection, a failed DNS lookup.
  if (!refusal.success) return new PaymentProviderFailed('unknown', 'No answer.');
  const { statusCode, error: body } = refusal.data;
  const said = [body?.code ?? 'without a reason', body?.description].filter(Boolean).join(': ');
  const reason = `${statusCode} ${said}`.slice(0, LONGEST_REASON);
  // Without an error code it comes from a proxy in between; statuses in NO_ANSWERS mean the call was not processed.
  const isAnswer = body !== undefined && statusCode < 500 && !NO_ANSWERS.has(statusCode);
  return new PaymentProviderFailed(isAnswer ? 'declined' : 'retryable', reason);
}
