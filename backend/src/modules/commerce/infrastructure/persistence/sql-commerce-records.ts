import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CommerceRecords } from '../../contract.js';

@Injectable()
export class SqlCommerceRecords extends CommerceRecords {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(userId: string) {
    const orders = await this.sql.rows(
      `select id, course_id as "courseId", course_title as "courseTitle",
         price_paise as "pricePaise", coupon_code as "coupon", list_price_paise as "listPricePaise", status, opened_at as "openedAt", paid_at as "paidAt",
         buyer_state as "buyerState",
         (select coalesce(json_agg(json_build_object('id', payment.id, 'status', payment.status,
             'amountPaise', payment.amount_paise, 'capturedAt', payment.captured_at,
             'method', payment.method)), '[]')
           from commerce.payment where order_id = "order".id) as payments,
         (select coalesce(json_agg(json_build_object('status', refund.status,
             'reason', case when cause = 'learner' then reason end,
             'amountPaise', refund.amount_paise, 'requestedAt', requested_at)), '[]')
           from commerce.refund where order_id = "order".id) as refunds,
         (select coalesce(json_agg(json_build_object('number', number, 'kind', kind,
             'issuedAt', issued_at, 'content', content)), '[]')
           from commerce.tax_document where order_id = "order".id) as receipts
       from commerce."order" where learner_id = $1 order by id`,
      [userId],
    );
    const ledgerEntries = await this.sql.rows(
      `select order_id as "orderId", occasion, account, paise, posted_at as "postedAt"
       from commerce.ledger_entry where owner_id = $1 order by id`,
      [userId],
    );
    const coupons = await this.sql.rows(
      `select course_id as "courseId", code, percent_off as "percentOff", max_uses as "maxUses",
         created_at as "createdAt", expires_at as "expiresAt", ended_at as "endedAt"
       from commerce.coupon where educator_id = $1 order by id`,
      [userId],
    );
    const payouts = await this.sql.rows(
      `select amount_paise as "amountPaise", to_char(paid_on, 'YYYY-MM-DD') as "paidOn", reference,
         recorded_at as "recordedAt", withdrawn_at as "withdrawnAt"
       from commerce.payout where educator_id = $1 order by id`,
      [userId],
    );
    return { orders, ledgerEntries, coupons, payouts };
  }
}
