import { useId, type Ref } from 'react';
import {
  ArrowUpRight,
  CircleAlert,
  CircleCheck,
  CircleDot,
  Clock,
  type LucideIcon,
} from 'lucide-react';
import type { OrderMilestone } from '../../shared/api/types';
import { ordersCopy } from '../../shared/copy/orders';
import { formatDay, formatDayTime } from '../../shared/lib/dates';
import { formatPrice } from '../../shared/lib/money';

type Kind = OrderMilestone['kind'];

const LOOK: Partial<Record<Kind, { Icon: LucideIcon; color: string }>> = {
  payment_captured: { Icon: CircleCheck, color: 'text-success' },
  enrolled: { Icon: CircleCheck, color: 'text-success' },
  refund_completed: { Icon: CircleCheck, color: 'text-success' },
  refund_transferred: { Icon: CircleCheck, color: 'text-success' },
  payment_failed: { Icon: CircleAlert, color: 'text-danger' },
  refund_failed: { Icon: CircleAlert, color: 'text-danger' },
  refund_sent: { Icon: ArrowUpRight, color: 'text-primary' },
  payment_authorized: { Icon: Clock, color: 'text-accent-text' },
  refund_expected: { Icon: Clock, color: 'text-accent-text' },
  refund_part: { Icon: CircleCheck, color: 'text-success' },
  dispute_opened: { Icon: CircleAlert, color: 'text-accent-text' },
};
const USUAL = { Icon: CircleDot, color: 'text-muted' };

interface MoneyTimelineProps {
  title: string;
  milestones: readonly OrderMilestone[];
  /** Lets the caller move the focus here. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The history of the money, step by step; future steps come last. */
export function MoneyTimeline({ title, milestones, headingRef }: MoneyTimelineProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} ref={headingRef} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <ol className="grid">
        {milestones.map((milestone) => (
          <Step key={`${milestone.kind} ${milestone.paymentId} ${milestone.at}`} {...milestone} />
        ))}
      </ol>
    </section>
  );
}

function Step({ kind, at, paymentId, amount, paymentMethod }: OrderMilestone) {
  const { Icon, color } = LOOK[kind] ?? USUAL;
  const names = kind === 'payment_failed' || kind === 'payment_captured' || kind === 'refund_sent';
  return (
    <li className="group grid grid-cols-[1.25rem_1fr] gap-x-3">
      <span className="grid justify-items-center grid-rows-[auto_1fr]">
        <Icon aria-hidden className={`size-5 ${color}`} />
        <span aria-hidden className="my-1 w-px bg-line group-last:hidden" />
      </span>
      <div className="pb-5 group-last:pb-0">
        <p className="text-sm leading-5">{ordersCopy.milestones[kind]}</p>
        <p className="mt-0.5 text-xs wrap-anywhere text-subtle">
          <time dateTime={at}>
            {kind === 'refund_expected' ? formatDay(at) : formatDayTime(at)}
          </time>
          {paymentMethod && ` · ${ordersCopy.triedWith(paymentMethod)}`}
          {amount !== null && ` · ${formatPrice(amount / 100)}`}
          {names && paymentId && ` · ${ordersCopy.paymentId(paymentId)}`}
        </p>
      </div>
    </li>
  );
}
