import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { ProviderEvent } from '../../application/payments/payment-provider.js';
import {
  ProviderEvents,
  type UnsettledFailure,
} from '../../application/payments/provider-events.js';
import { IS_OPEN_DISPUTE, IS_UNSETTLED_FAILURE } from './unsettled-events.js';

@Injectable()
export class SqlProviderEvents extends ProviderEvents {
  constructor(private readonly sql: Sql) {
    super();
  }

  // Nothing else of the call is stored: it names people and their means of payment.
  async note(event: ProviderEvent, at: Date): Promise<boolean> {
    const { id, type, report, failedRefund, happenedAt, subjectId, refundPaise } = event;
    const paymentId = report?.paymentId ?? failedRefund?.paymentId ?? null;
    const noted = await this.sql.first(
      `insert into commerce.provider_event
         (id, type, payment_id, received_at, happened_at, subject_id, refund_paise)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
      [id, type, paymentId, at, happenedAt, subjectId, refundPaise],
    );
    return noted !== null;
  }

  async hasOpenDispute(paymentId: string): Promise<boolean> {
    const open = await this.sql.first(
      `select from commerce.provider_event opened
       where opened.payment_id = $1 and ${IS_OPEN_DISPUTE} limit 1`,
      [paymentId],
    );
    return open !== null;
  }

  failedRefunds(paymentId: string): Promise<readonly UnsettledFailure[]> {
    return this.sql.rows<UnsettledFailure>(
      `select failure.refund_paise as paise, failure.received_at as "heardAt" from commerce.provider_event failure
       where failure.payment_id = $1 and ${IS_UNSETTLED_FAILURE} order by received_at desc limit 100`,
      [paymentId],
    );
  }
}
