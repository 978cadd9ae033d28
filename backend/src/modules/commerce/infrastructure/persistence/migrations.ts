import { Migration } from '@mikro-orm/migrations';
import type { NamedMigration } from '../../../../platform/infrastructure/database/named-migration.js';
import { AddCoupons, OpenOncePerCoupon, ValidateCoupons } from './coupon-migrations.js';
import { TellDisputesApart, ValidatePaymentStatus } from './dispute-migrations.js';
import { KeepEarningsByDay } from './earning-migrations.js';
import { AddPaymentMethodsAndCreditNotesOfParts } from './payment-method-migrations.js';
import { AddPayouts } from './payout-migrations.js';
import { AddPartialRefunds } from './partial-refund-migrations.js';
import {
  CountRefundRetries,
  DateRefundFailures,
  DateRefundRetries,
  FindFailedRefunds,
  TellEventsApart,
  TellTransfersApart,
} from './refund-failure-migrations.js';
import { AddRefundsAndTaxDocuments } from './refund-migrations.js';

class CreateCommerce extends Migration {
  override up(): void {
    this.addSql('create schema if not exists commerce');
    this.addSql(`create table commerce."order" (
      id uuid primary key,
      learner_id uuid not null,
      course_id uuid not null,
      course_title text not null,
      educator_id uuid not null,
      opened_at timestamptz not null,
      price_paise integer not null check (price_paise between 100 and 20000000),
      status text not null check (status in ('open', 'paid', 'void', 'refunded')),
      provider_order_id text,
      paid_by text,
      paid_at timestamptz,
      constraint order_provider_order_id_unique unique (provider_order_id),
      check ((paid_by is not null) = (status in ('paid', 'refunded'))),
      check ((paid_at is null) = (paid_by is null))
    )`);
    this.addSql('create index order_learner_id_id_index on commerce."order" (learner_id, id)');
    this
      .addSql(`create unique index order_open_once on commerce."order" (learner_id, course_id, price_paise)
      where status = 'open'`);
    this.addSql(`create table commerce.payment (
      id text primary key,
      order_id uuid not null references commerce."order" (id),
      currency text not null,
      first_heard_at timestamptz not null,
      amount_paise integer not null check (amount_paise >= 0),
      status text not null check (status in ('failed', 'authorized', 'captured', 'refunded')),
      captured_at timestamptz
    )`);
    this.addSql('create index payment_order_id_index on commerce.payment (order_id)');
    this.addSql(`create table commerce.provider_event (
      id text primary key,
      type text not null,
      payment_id text,
      received_at timestamptz not null
    )`);
    this.addLedger();
    this.addSandbox();
  }

  private addLedger(): void {
    this.addSql(`create table commerce.ledger_entry (
      id bigint generated always as identity primary key,
      order_id uuid not null references commerce."order" (id),
      payment_id text not null references commerce.payment (id),
      occasion text not null check (occasion in ('sale', 'surplus', 'refund')),
      account text not null check (account in ('learner', 'educator', 'refunds-due')),
      owner_id uuid not null,
      paise integer not null check (paise <> 0),
      posted_at timestamptz not null default clock_timestamp(),
      unique (payment_id, occasion, account)
    )`);
    this.addSql(
      'create index ledger_entry_owner_id_account_index on commerce.ledger_entry (owner_id, account)',
    );
    this.addSql('create index ledger_entry_order_id_index on commerce.ledger_entry (order_id)');
    // The database itself protects the ledger: inserted lines must balance, and existing ones never change.
    this.addSql(`create function commerce.assert_balanced() returns trigger language plpgsql as $$
      begin
        if exists (select from added group by order_id, payment_id, occasion having sum(paise) <> 0) then
          raise exception 'ledger entries do not sum to zero';
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger ledger_entry_balanced after insert on commerce.ledger_entry
      referencing new table as added for each statement execute function commerce.assert_balanced()`);
    this.addSql(`create function commerce.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'ledger entries are never changed';
      end $$`);
    this.addSql(`create trigger ledger_entry_final before update or delete on commerce.ledger_entry
      for each statement execute function commerce.refuse_change()`);
  }

  /** The records of the sandbox provider; empty where a real provider serves. */
  private addSandbox(): void {
    this.addSql(`create table commerce.sandbox_order (
      id text primary key,
      receipt text not null unique check (length(receipt) <= 40),
      amount_paise integer not null check (amount_paise >= 100)
    )`);
    this.addSql(`create table commerce.sandbox_payment (
      id text primary key,
      order_id text not null references commerce.sandbox_order (id),
      status text not null check (status in ('captured', 'failed', 'refunded')),
      made_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql(
      'create index sandbox_payment_order_id_index on commerce.sandbox_payment (order_id)',
    );
  }
}

export const commerceMigrations: readonly NamedMigration[] = [
  { name: '2026-11-21-commerce-1', class: CreateCommerce },
  { name: '2026-11-21-commerce-2', class: AddRefundsAndTaxDocuments },
  { name: '2026-11-21-commerce-3', class: KeepEarningsByDay },
  { name: '2026-11-21-commerce-4', class: AddPartialRefunds },
  { name: '2026-11-21-commerce-5', class: AddPaymentMethodsAndCreditNotesOfParts },
  { name: '2026-11-24-commerce-1-disputes', class: TellDisputesApart },
  { name: '2026-11-24-commerce-2-disputes', class: ValidatePaymentStatus },
  { name: '2026-11-25-commerce-1-refund-retries', class: CountRefundRetries },
  { name: '2026-11-25-commerce-2-failed-refunds', class: FindFailedRefunds },
  { name: '2026-11-25-commerce-3-events', class: TellEventsApart },
  { name: '2026-11-27-commerce-1-transfers', class: TellTransfersApart },
  { name: '2026-11-27-commerce-2-coupons', class: AddCoupons },
  { name: '2026-11-27-commerce-3-coupons', class: ValidateCoupons },
  { name: '2026-11-27-commerce-4-coupons', class: OpenOncePerCoupon },
  { name: '2026-11-27-commerce-5-payouts', class: AddPayouts },
  { name: '2026-11-28-commerce-1-refund-failures', class: DateRefundFailures },
  { name: '2026-11-29-commerce-1-refund-retries', class: DateRefundRetries },
];
