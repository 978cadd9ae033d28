import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import { Coupon } from '../../domain/coupon.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { Order } from '../../domain/order.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import type { PaymentMethod } from '../../domain/payment-method.js';
import { Payment } from '../../domain/payment.js';
import type { RefundStatus } from '../../domain/refund-status.js';
import { Payout } from '../../domain/payout.js';
import { Refund, type RefundCause } from '../../domain/refund.js';

const SCHEMA = 'commerce';

export const OrderMapping = defineEntity({
  class: mapped(Order),
  className: 'Order',
  tableName: 'order',
  schema: SCHEMA,
  indexes: [{ properties: ['learnerId', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    learnerId: p.uuid().fieldName('learner_id'),
    courseId: p.uuid().fieldName('course_id'),
    courseTitle: p.text().fieldName('course_title'),
    educatorId: p.uuid().fieldName('educator_id'),
    openedAt: p.datetime().fieldName('opened_at'),
    couponId: p.uuid().fieldName('coupon_id').nullable(),
    _couponCode: p.text().fieldName('coupon_code').nullable(),
    _pricePaise: p.integer().fieldName('price_paise'),
    _listPricePaise: p.integer().fieldName('list_price_paise').nullable(),
    _status: p.text().$type<OrderStatus>().fieldName('status'),
    _providerOrderId: p.text().fieldName('provider_order_id').nullable().unique(),
    _paidBy: p.text().fieldName('paid_by').nullable(),
    _paidAt: p.datetime().fieldName('paid_at').nullable(),
    _buyerState: p.text().fieldName('buyer_state').nullable(),
    _checksSince: p.datetime().fieldName('checks_since'),
    _checksDone: p.integer().fieldName('checks_done'),
    _nextCheckAt: p.datetime().fieldName('next_check_at').nullable(),
  },
});

export const CouponMapping = defineEntity({
  class: mapped(Coupon),
  className: 'Coupon',
  tableName: 'coupon',
  schema: SCHEMA,
  uniques: [{ properties: ['courseId', 'code'] }],
  properties: {
    id: p.uuid().primary(),
    courseId: p.uuid().fieldName('course_id'),
    educatorId: p.uuid().fieldName('educator_id').index(),
    code: p.text(),
    percentOff: p.smallint().fieldName('percent_off'),
    expiresAt: p.datetime().fieldName('expires_at').nullable(),
    maxUses: p.integer().fieldName('max_uses').nullable(),
    createdAt: p.datetime().fieldName('created_at'),
    _endedAt: p.datetime().fieldName('ended_at').nullable(),
  },
});

export const PaymentMapping = defineEntity({
  class: mapped(Payment),
  className: 'Payment',
  tableName: 'payment',
  schema: SCHEMA,
  properties: {
    id: p.text().primary(),
    orderId: p.uuid().fieldName('order_id').index(),
    currency: p.text(),
    madeAt: p.datetime().fieldName('made_at'),
    firstHeardAt: p.datetime().fieldName('first_heard_at'),
    _amountPaise: p.integer().fieldName('amount_paise'),
    _refundedPaise: p.integer().fieldName('refunded_paise').default(0),
    _chargedBackPaise: p.integer().fieldName('charged_back_paise').default(0),
    _chargebacks: p.json<Readonly<Record<string, number>>>().fieldName('chargebacks'),
    _status: p.text().$type<PaymentStatus>().fieldName('status'),
    _capturedAt: p.datetime().fieldName('captured_at').nullable(),
    _method: p.json<PaymentMethod>().fieldName('method').nullable(),
  },
});

export const PayoutMapping = defineEntity({
  class: mapped(Payout),
  className: 'Payout',
  tableName: 'payout',
  schema: SCHEMA,
  indexes: [{ properties: ['educatorId', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    educatorId: p.uuid().fieldName('educator_id'),
    paidOn: p.date().fieldName('paid_on'),
    reference: p.text().index(),
    recordedAt: p.datetime().fieldName('recorded_at'),
    _amountPaise: p.integer().fieldName('amount_paise'),
    _withdrawnAt: p.datetime().fieldName('withdrawn_at').nullable(),
  },
});

export const RefundMapping = defineEntity({
  class: mapped(Refund),
  className: 'Refund',
  tableName: 'refund',
  schema: SCHEMA,
  properties: {
    id: p.text().fieldName('payment_id').primary(),
    orderId: p.uuid().fieldName('order_id').index(),
    cause: p.text().$type<RefundCause>(),
    requestedAt: p.datetime().fieldName('requested_at'),
    _reason: p.text().fieldName('reason'),
    _amountPaise: p.integer().fieldName('amount_paise'),
    _status: p.text().$type<RefundStatus>().fieldName('status'),
    _sentAt: p.datetime().fieldName('sent_at').nullable(),
    _doneAt: p.datetime().fieldName('done_at').nullable(),
    _failedAt: p.datetime().fieldName('failed_at').nullable(),
    _refusal: p.text().fieldName('refusal').nullable(),
    _retries: p.integer().fieldName('retries').default(0),
    _retriedAt: p.datetime().fieldName('retried_at').nullable(),
    _isByTransfer: p.boolean().fieldName('by_transfer').default(false),
  },
});
