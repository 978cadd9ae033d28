import { DISPUTE_EVENTS, REFUND_EVENTS } from '../../application/payments/provider-events.js';

const { opened, ...decided } = DISPUTE_EVENTS;
const DECIDED = Object.values(decided)
  .map((type) => `'${type}'`)
  .join(', ');
/** Repeated in every query so that the planner uses the partial index on disputes. */
const OF_DISPUTES = `like 'payment.dispute.%'`;

/**
 * True if `opened`, a row of `commerce.provider_event`, began a dispute that is still undecided. For disputes from
 * before their ids were stored, any decision about the payment counts.
 */
export const IS_OPEN_DISPUTE = `opened.type = '${opened}' and opened.type ${OF_DISPUTES} and not exists (
  select from commerce.provider_event decided
  where decided.payment_id = opened.payment_id and decided.type in (${DECIDED}) and decided.type ${OF_DISPUTES}
    and (decided.subject_id is null or opened.subject_id is null or decided.subject_id = opened.subject_id))`;

/** Events arrive late and out of order, so they are ordered by when they happened. */
const moment = (event: string) => `coalesce(${event}.happened_at, ${event}.received_at)`;

/** The same as `Payment.isGoneWithout`, of `payment` and the failed refund `failure`. */
const IS_GONE_WITHOUT = `payment.refunded_paise + payment.charged_back_paise - case
  when payment.refunded_paise >= coalesce(failure.refund_paise, payment.amount_paise)
  then coalesce(failure.refund_paise, payment.amount_paise) else 0 end >= payment.amount_paise`;

/**
 * True if `failure`, a row of `commerce.provider_event`, is a failed refund, and no refund of at least its amount, be
 * it the same one or another, succeeded afterwards.
 */
export const IS_UNSETTLED_FAILURE = `failure.type = '${REFUND_EVENTS.failed}' and not exists (
  select from commerce.provider_event success
  where success.payment_id = failure.payment_id and success.type = '${REFUND_EVENTS.done}'
    and coalesce(success.refund_paise, failure.refund_paise, 0) >= coalesce(failure.refund_paise, 0)
    and (${moment('success')} > ${moment('failure')} or ${moment('success')} = ${moment('failure')}
      and (success.subject_id <> failure.subject_id or success.received_at > failure.received_at)))`;

export const FAILURES = `commerce.provider_event failure
  join commerce.payment on payment.id = failure.payment_id`;

/**
 * True if `failure`, of `FAILURES`, is a refund that is still owed and that is not marked so: one counts as done once the
 * provider says so or somebody made it there, and a later failure is only in the provider's events.
 */
export const IS_UNDELIVERED = `${IS_UNSETTLED_FAILURE} and not (${IS_GONE_WITHOUT}) and not exists (
  select from commerce.refund r where r.payment_id = payment.id
    and (r.status in ('requested', 'sent', 'failed') or r.done_at > failure.received_at))`;
