import { Migration } from '@mikro-orm/migrations';

export class AddCoupons extends Migration {
  override up(): void {
    this.addSql(`create table commerce.coupon (
      id uuid primary key,
      course_id uuid not null,
      educator_id uuid not null,
      code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
      percent_off smallint not null check (percent_off between 1 and 99),
      expires_at timestamptz,
      max_uses integer check (max_uses between 1 and 10000),
      created_at timestamptz not null,
      ended_at timestamptz,
      constraint coupon_course_id_code_unique unique (course_id, code)
    )`);
    this.addSql('create index coupon_educator_id_index on commerce.coupon (educator_id)');
    // No foreign key: an order keeps what it was opened with, also when the coupon is deleted.
    this
      .addSql(`alter table commerce."order" add column coupon_id uuid, add column coupon_code text,
      add column list_price_paise integer`);
    this.addSql(`alter table commerce."order" add constraint order_coupon_check check (
      num_nulls(coupon_id, coupon_code, list_price_paise) in (0, 3)
      and (list_price_paise is null or list_price_paise >= price_paise)
    ) not valid`);
  }
}

/** A migration of its own, because it scans the whole table, without blocking writers. */
export class ValidateCoupons extends Migration {
  override up(): void {
    this.addSql('alter table commerce."order" validate constraint order_coupon_check');
  }
}

/**
 * Two coupons may come to the same price, and so may a coupon and a course that became cheaper. The old index goes last:
 * until then it only keeps such orders from being open at once.
 */
export class OpenOncePerCoupon extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.build(
      'index',
      'order_coupon_id_index',
      '(coupon_id, status, checks_since) where coupon_id is not null',
    );
    this.build(
      'unique index',
      'order_open_once_with_coupon',
      `(learner_id, course_id, price_paise, coupon_id, list_price_paise) nulls not distinct
        where status = 'open'`,
    );
    this.addSql('drop index concurrently if exists commerce.order_open_once');
  }

  private build(kind: string, name: string, rows: string): void {
    // An interrupted concurrent build leaves an invalid index behind.
    this.addSql(`drop index concurrently if exists commerce.${name}`);
    this.addSql(`create ${kind} concurrently ${name} on commerce."order" ${rows}`);
  }
}
