import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type DisputeStep,
  OrderHistory,
  type OrderRecord,
  type OrderSummary,
  type PartSummary,
  type PaymentSummary,
  type RefundSummary,
  type UndeliveredRefund,
} from '../../application/orders/order-history.js';
import { DISPUTE_EVENTS } from '../../application/payments/provider-events.js';
import { FAILURES, IS_OPEN_DISPUTE, IS_UNDELIVERED } from './unsettled-events.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const SUMMARY = `o.id as "orderId", o.provider_order_id as "providerOrderId", o.course_id as "courseId",
  o.course_title as "courseTitle", o.price_paise as "amountPaise", o.status,
  case when o.coupon_code is not null
    then json_build_object('code', o.coupon_code, 'listPaise', o.list_price_paise) end as coupon,
  o.opened_at as "openedAt", o.paid_at as "paidAt", (
    select r.status from commerce.refund r where r.order_id = o.id order by r.requested_at desc limit 1
  ) as "refundStatus", (
    select bought.method from commerce.payment bought where bought.id = o.paid_by
  ) as "paymentMethod"`;

/** Maps the provider's dispute events to our steps. */
const DISPUTE_STEPS = `(values ${Object.entries(DISPUTE_EVENTS)
  .map(([step, type]) => `('${type}', '${step}')`)
  .join(', ')}) as known (type, step)`;

type Of<T> = T & { readonly orderId: string };

@Injectable()
export class SqlOrderHistory extends OrderHistory {
  constructor(private readonly sql: Sql) {
    super();
  }

  // Ids sort by time, so they also serve as the paging key.
  ofLearner(
    learnerId: string,
    { limit, before }: { limit: number; before: string | null },
  ): Promise<readonly OrderSummary[]> {
    return this.sql.rows<OrderSummary>(
      `select ${SUMMARY} from commerce."order" o
       where o.learner_id = $1 and ($2::uuid is null or o.id < $2::uuid)
       order by o.id desc limit $3`,
      [learnerId, before, limit],
    );
  }

  async find(orderId: string): Promise<OrderRecord | null> {
    return (await this.these([orderId]))[0] ?? null;
  }

  async these(orderIds: readonly string[]): Promise<readonly OrderRecord[]> {
    const ids = [orderIds];
    const [orders, payments, refunds, parts, disputes] = await Promise.all([
      this.sql.rows<Omit<OrderRecord, 'payments' | 'refunds' | 'parts' | 'disputes'>>(
        `select ${SUMMARY}, o.learner_id as "learnerId", o.educator_id as "educatorId", o.paid_by as "paidBy",
           o.next_check_at as "nextCheckAt", (
             select coalesce(sum(greatest(refunded_paise + charged_back_paise - amount_paise, 0)), 0)::int
             from commerce.payment where order_id = o.id
           ) as "returnedTwicePaise"
         from commerce."order" o where o.id = any($1::uuid[])
         order by array_position($1::uuid[], o.id)`,
        ids,
      ),
      this.sql.rows<Of<PaymentSummary>>(
        `select order_id as "orderId", id as "paymentId", status, amount_paise as "amountPaise",
           first_heard_at as "firstHeardAt", captured_at as "capturedAt", method
         from commerce.payment where order_id = any($1::uuid[]) order by first_heard_at`,
        ids,
      ),
      this.sql.rows<Of<RefundSummary>>(
        `select order_id as "orderId", payment_id as "paymentId", status, cause,
           reason, refusal, amount_paise as "amountPaise", requested_at as "requestedAt", sent_at as "sentAt",
           done_at as "doneAt", failed_at as "failedAt", by_transfer as "isByTransfer"
         from commerce.refund where order_id = any($1::uuid[]) order by requested_at`,
        ids,
      ),
      this.sql.rows<Of<PartSummary>>(
        `select order_id as "orderId", payment_id as "paymentId", paise as "amountPaise", posted_at as at
         from commerce.ledger_entry
         where order_id = any($1::uuid[]) and occasion = 'part' and account = 'learner' order by id`,
        ids,
      ),
      this.sql.rows<Of<DisputeStep>>(
        `select payment.order_id as "orderId", event.payment_id as "paymentId", known.step,
           event.subject_id as "disputeId", event.received_at as at
         from commerce.payment
         join commerce.provider_event event on event.payment_id = payment.id
         join ${DISPUTE_STEPS} using (type)
         where payment.order_id = any($1::uuid[]) and type like 'payment.dispute.%'
         order by at`,
        ids,
      ),
    ]);
    const own = <T>(rows: readonly Of<T>[], orderId: string) =>
      rows.filter((row) => row.orderId === orderId);
    return orders.map((order) => ({
      ...order,
      payments: own(payments, order.orderId),
      refunds: own(refunds, order.orderId),
      parts: own(parts, order.orderId),
      disputes: own(disputes, order.orderId),
    }));
  }

  async search(term: string): Promise<readonly string[]> {
    const ours = UUID.test(term) ? term.toLowerCase() : null;
    const rows = await this.sql.rows<{ id: string }>(
      `select id from commerce."order"
       where id = $1::uuid or learner_id = $1::uuid or provider_order_id = $2
         or id in (select order_id from commerce.payment where id = $2)
       order by id desc limit 50`,
      [ours, term],
    );
    return rows.map(({ id }) => id);
  }

  async withFailedRefunds(): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      `select order_id as id from commerce.refund where status = 'failed'
       union
       select payment.order_id from ${FAILURES} where ${IS_UNDELIVERED}
       order by id desc limit 50`,
    );
    return rows.map(({ id }) => id);
  }

  undelivered(orderIds: readonly string[]): Promise<readonly UndeliveredRefund[]> {
    return this.sql.rows<UndeliveredRefund>(
      `select payment.order_id as "orderId", payment.id as "paymentId", failure.refund_paise as "amountPaise",
         failure.received_at as "heardAt"
       from ${FAILURES} where payment.order_id = any($1::uuid[]) and ${IS_UNDELIVERED}
       order by failure.received_at`,
      [orderIds],
    );
  }

  async withOpenDisputes(): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      `select distinct p.order_id as id from commerce.provider_event opened
       join commerce.payment p on p.id = opened.payment_id where ${IS_OPEN_DISPUTE}
       order by p.order_id desc limit 50`,
    );
    return rows.map(({ id }) => id);
  }

  async returnedTwice(): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      `select distinct order_id as id from commerce.payment
       where refunded_paise + charged_back_paise > amount_paise order by order_id desc limit 50`,
    );
    return rows.map(({ id }) => id);
  }

  async salesTo(
    educatorId: string,
    learnerIds: readonly string[],
    { limit, before }: { limit: number; before: string | null },
  ): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      `select id from commerce."order"
       where learner_id = any($2::uuid[]) and educator_id = $1 and status = 'paid'
         and ($3::uuid is null or id < $3::uuid)
       order by id desc limit $4`,
      [educatorId, learnerIds, before, limit],
    );
    return rows.map(({ id }) => id);
  }
}
