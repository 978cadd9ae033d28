import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { ProviderEvent } from '../../application/payments/payment-provider.js';
import { ProviderEvents } from '../../application/payments/provider-events.js';

@Injectable()
export class SqlProviderEvents extends ProviderEvents {
  constructor(private readonly sql: Sql) {
    super();
  }

  // What else the call carried stays out: it names people and their means of payment.
  async note({ id, type, report }: ProviderEvent, at: Date): Promise<boolean> {
    const noted = await this.sql.first(
      `insert into commerce.provider_event (id, type, payment_id, received_at) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [id, type, report?.paymentId ?? null, at],
    );
    return noted !== null;
  }
}
