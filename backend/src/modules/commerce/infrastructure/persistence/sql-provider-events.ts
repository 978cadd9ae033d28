import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { ProviderEvent } from '../../application/payments/payment-provider.js';
import {
  DISPUTE_EVENTS,
  ProviderEvents,
  REFUND_EVENTS,
} from '../../application/payments/provider-events.js';

@Injectable()
export class SqlProviderEvents extends ProviderEvents {
  constructor(private readonly sql: Sql) {
    super();
  }

  // What else the call carried stays out: it names people and their means of payment.
  async note({ id, type, report, failedRefund }: ProviderEvent, at: Date): Promise<boolean> {
    const noted = await this.sql.first(
      `insert into commerce.provider_event (id, type, payment_id, received_at) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [id, type, report?.paymentId ?? failedRefund?.paymentId ?? null, at],
    );
    return noted !== null;
  }

  async hasOpenDispute(paymentId: string): Promise<boolean> {
    const { opened, won, lost, closed } = DISPUTE_EVENTS;
    const found = await this.sql.first<{ isOpen: boolean }>(
      `select count(*) filter (where type = $2) > count(*) filter (where type = any($3::text[])) as "isOpen"
       from commerce.provider_event where payment_id = $1 and type like 'payment.dispute.%'`,
      [paymentId, opened, [won, lost, closed]],
    );
    return found?.isOpen ?? false;
  }

  async hasFailedRefund(paymentId: string): Promise<boolean> {
    const last = await this.sql.first<{ type: string }>(
      `select type from commerce.provider_event
       where payment_id = $1 and type in ('${REFUND_EVENTS.failed}', '${REFUND_EVENTS.done}')
       order by received_at desc limit 1`,
      [paymentId],
    );
    return last?.type === REFUND_EVENTS.failed;
  }
}
