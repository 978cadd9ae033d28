const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long after the start of its plan an order is compared with the provider's records. */
const CHECKS_AFTER_MINUTES = [15, 60, 6 * 60, 24 * 60, 72 * 60];
/** Index of the first check that is meant for late decisions of banks. */
const LATE_CHECKS_FROM = 3;
/** How long a running check keeps other processes off the order, and the delay before a failed check is retried. */
const PAUSE_MS = 5 * MINUTE_MS;

/** When an order is next compared with the provider's records; a plain object, stored as it is. */
export interface CheckPlan {
  readonly since: Date;
  /** -1 while a check of an earlier plan is still to come. */
  readonly done: number;
  /** Null when there is nothing left to find out. */
  readonly next: Date | null;
}

export function planChecks(since: Date): CheckPlan {
  return { since, done: 0, next: checkTime(since, 0) };
}

/**
 * Restarts the plan at `since`; an earlier plan's check that is due sooner still takes place, and does not count as one
 * of the new ones.
 */
export function planChecksAnew(plan: CheckPlan, since: Date): CheckPlan {
  const anew = planChecks(since);
  const isSooner = plan.next !== null && anew.next !== null && plan.next < anew.next;
  return isSooner ? { since, done: -1, next: plan.next } : anew;
}

/**
 * A bank may still approve an earlier attempt for three days: a paid order is checked one day and three days after
 * payment.
 */
export function watchForSecondPayment(paidAt: Date): CheckPlan {
  return { since: paidAt, done: LATE_CHECKS_FROM, next: checkTime(paidAt, LATE_CHECKS_FROM) };
}

/** Resumes a finished plan with daily checks, because there is something to find out again. */
export function goOn(plan: CheckPlan, now: Date): CheckPlan {
  return plan.next === null ? { ...plan, next: dayAfter(now) } : plan;
}

/** Whether the plan was not restarted in the meantime. */
export function isSamePlan(one: CheckPlan, other: CheckPlan): boolean {
  return one.since.getTime() === other.since.getTime() && one.done === other.done;
}

export function isCheckDue({ next }: CheckPlan, now: Date): boolean {
  return next !== null && next <= now;
}

/** Postpones the order while its check runs; if the check fails, this is the delay before the retry. */
export function duringCheck(plan: CheckPlan, now: Date): CheckPlan {
  return { ...plan, next: new Date(now.getTime() + PAUSE_MS) };
}

/**
 * The plan after a check, which makes up for all earlier ones that were missed. While money may still arrive or a
 * refund is under way, the order is checked every day.
 */
export function afterCheck(plan: CheckPlan, now: Date, hasMoneyOnItsWay: boolean): CheckPlan {
  let done = plan.done + 1;
  while (isCheckDue({ ...plan, next: checkTime(plan.since, done) }, now)) done += 1;
  const planned = checkTime(plan.since, done);
  const next = planned ?? (hasMoneyOnItsWay ? dayAfter(now) : null);
  return { ...plan, done, next };
}

const dayAfter = (now: Date) => new Date(now.getTime() + DAY_MS);

function checkTime(since: Date, done: number): Date | null {
  const minutes = CHECKS_AFTER_MINUTES[done];
  return minutes === undefined ? null : new Date(since.getTime() + minutes * MINUTE_MS);
}
