const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long after its beginning an order is compared with what the provider knows. */
const CHECKS_AFTER_MINUTES = [15, 60, 6 * 60, 24 * 60, 72 * 60];
/** The first of them that is for what banks do late. */
const LATE_CHECKS_FROM = 3;
/** For how long nobody else looks at an order that somebody is looking at, and when one tries again after a failure. */
const PAUSE_MS = 5 * MINUTE_MS;

/** When an order is compared with the provider's books next; plain, so that it can be kept as it is. */
export interface CheckPlan {
  readonly since: Date;
  /** -1 while a look of an earlier plan is still to come. */
  readonly done: number;
  /** Null when there is nothing left to find out. */
  readonly next: Date | null;
}

export function planChecks(since: Date): CheckPlan {
  return { since, done: 0, next: checkTime(since, 0) };
}

/** As if it began then; a look that was to come sooner comes all the same, and is none of the new ones. */
export function planChecksAnew(plan: CheckPlan, since: Date): CheckPlan {
  const anew = planChecks(since);
  const isSooner = plan.next !== null && anew.next !== null && plan.next < anew.next;
  return isSooner ? { since, done: -1, next: plan.next } : anew;
}

/**
 * A bank may still say yes to an earlier try for three days: an order is looked at one day and three after it was paid.
 */
export function watchForSecondPayment(paidAt: Date): CheckPlan {
  return { since: paidAt, done: LATE_CHECKS_FROM, next: checkTime(paidAt, LATE_CHECKS_FROM) };
}

/** There is something to find out again: a plan that was over goes on as after its last check. */
export function goOn(plan: CheckPlan, now: Date): CheckPlan {
  return plan.next === null ? { ...plan, next: dayAfter(now) } : plan;
}

/** Whether nobody has planned anew since. */
export function isSamePlan(one: CheckPlan, other: CheckPlan): boolean {
  return one.since.getTime() === other.since.getTime() && one.done === other.done;
}

export function isCheckDue({ next }: CheckPlan, now: Date): boolean {
  return next !== null && next <= now;
}

/** While the check runs, and as long again when it fails. */
export function duringCheck(plan: CheckPlan, now: Date): CheckPlan {
  return { ...plan, next: new Date(now.getTime() + PAUSE_MS) };
}

/**
 * After a check, which makes up for all that were missed before it; an order with money that is still on its way is
 * looked at every day for as long as it takes.
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
