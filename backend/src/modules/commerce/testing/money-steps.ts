import fc from 'fast-check';
import type { ReportedStatus } from '../domain/payment-status.js';

/** The possible steps; numbers choose among what exists by then. */
export type Step =
  | { readonly do: Plain }
  | { readonly do: 'price'; readonly pricePaise: number }
  | { readonly do: 'course'; readonly status: 'published' | 'draft' | 'retired' }
  | { readonly do: 'pay'; readonly order: number; readonly status: ReportedStatus }
  | { readonly do: 'progress'; readonly payment: number; readonly status: ReportedStatus }
  | { readonly do: 'webhook' | 'verify'; readonly payment: number }
  | {
      readonly do: 'send-back';
      readonly payment: number;
      readonly quarters: number;
      readonly by: 'refund' | 'dispute';
    }
  | { readonly do: 'give-back' | 'reconcile' | 'transfer'; readonly order: number }
  | { readonly do: 'refund-fails'; readonly payment: number }
  | { readonly do: 'provider'; readonly isUp: boolean }
  | { readonly do: 'wait'; readonly minutes: number };

export interface ScheduledStep {
  readonly step: Step;
  /** The process dies at this call of a port; null for no crash. */
  readonly crashAt: number | null;
}

const which = fc.nat(5);
const made = fc.constantFrom<ReportedStatus>('failed', 'authorized', 'captured', 'captured');
const later = fc.constantFrom<ReportedStatus>('authorized', 'released', 'captured', 'captured');
type Plain =
  | 'click'
  | 'double-click'
  | 'click-with-coupon'
  | 'make-coupon'
  | 'end-coupon'
  | 'work'
  | 'complete-refunds'
  | 'free-grant';
const plain = (...names: Plain[]) => fc.constantFrom(...names).map((name): Step => ({ do: name }));

const steps: fc.Arbitrary<Step> = fc.oneof(
  plain('click', 'double-click', 'work', 'complete-refunds', 'click', 'work'),
  plain('click', 'double-click', 'click-with-coupon'),
  plain('make-coupon', 'click-with-coupon', 'click-with-coupon', 'end-coupon'),
  fc.record({ do: fc.constant('pay' as const), order: which, status: made }),
  fc.record({ do: fc.constant('pay' as const), order: which, status: made }),
  fc.record({ do: fc.constantFrom('webhook' as const, 'verify' as const), payment: which }),
  fc.record({ do: fc.constantFrom('webhook' as const, 'verify' as const), payment: which }),
  fc.record({ do: fc.constant('progress' as const), payment: which, status: later }),
  fc.record({
    do: fc.constant('send-back' as const),
    payment: which,
    quarters: fc.integer({ min: 1, max: 4 }),
    by: fc.constantFrom('refund' as const, 'dispute' as const),
  }),
  fc.record({ do: fc.constant('give-back' as const), order: which }),
  fc.record({ do: fc.constant('give-back' as const), order: which }),
  fc.record({ do: fc.constant('refund-fails' as const), payment: which }),
  fc.record({ do: fc.constantFrom('reconcile' as const, 'transfer' as const), order: which }),
  fc.record({ do: fc.constant('provider' as const), isUp: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(5, 20, 90, 400, 5_000) }),
  fc.constantFrom<Step>(
    { do: 'price', pricePaise: 19_900 },
    { do: 'price', pricePaise: 49_900 },
    { do: 'course', status: 'draft' },
    { do: 'course', status: 'published' },
    { do: 'free-grant' },
  ),
);

/** With random steps alone, few learners would ever own the course. */
const purchase: readonly ScheduledStep[] = [
  { step: { do: 'click' }, crashAt: null },
  { step: { do: 'pay', order: 0, status: 'captured' }, crashAt: null },
  { step: { do: 'verify', payment: 0 }, crashAt: null },
];

const bank = { by: 'dispute' as const, payment: 0 };
/** Nor would a bank take some back while a refund is on its way, which then fails, and staff act. */
const givenBack: fc.Arbitrary<readonly ScheduledStep[]> = fc
  .tuple(fc.nat(4), fc.constantFrom('transfer' as const, 'reconcile' as const, null))
  .map(([quarters, end]): Step[] => [
    { do: 'give-back', order: 0 },
    { do: 'work' },
    ...(quarters > 0 ? [{ do: 'send-back' as const, quarters, ...bank }] : []),
    { do: 'webhook', payment: 0 },
    ...(end
      ? [
          { do: 'refund-fails' as const, payment: 0 },
          { do: end, order: 0 },
        ]
      : []),
  ])
  .map((returned) => [...purchase, ...returned.map((step) => ({ step, crashAt: null }))]);

const surprises = fc.array(
  fc.record({ step: steps, crashAt: fc.option(fc.nat(24), { freq: 3 }) }),
  { minLength: 5, maxLength: 40 },
);

/**
 * Anything that may happen to one course and one learner, with crashes anywhere; a third of the schedules begin with a
 * purchase, a third with one whose money is on its way back.
 */
export const schedules: fc.Arbitrary<readonly ScheduledStep[]> = fc
  .tuple(fc.oneof(fc.constant([]), fc.constant(purchase), givenBack), surprises)
  .map(([first, rest]) => [...first, ...rest]);
