import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Order } from '../../shared/api/types';
import { ordersCopy } from '../../shared/copy/orders';
import { formatDay } from '../../shared/lib/dates';
import { formatPrice } from '../../shared/lib/money';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card, Chip } from '../../shared/ui/surface';
import { OrderDetails } from './order-details';

const TONE = { open: 'neutral', paid: 'success', void: 'neutral', refunded: 'primary' } as const;

interface OrderCardProps {
  order: Order;
  open: boolean;
  onToggle: () => void;
}

/** One order: what it was, how it stands, and on request everything about it. */
export function OrderCard({ order, open, onToggle }: OrderCardProps) {
  const id = useId();
  const { courseId, courseTitle } = order;
  const isUnpaid = order.status === 'open';
  const [show, showOf] = isUnpaid
    ? [ordersCopy.showUnpaid, ordersCopy.showUnpaidOf]
    : [ordersCopy.show, ordersCopy.showOf];
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <h2 className="text-lg leading-snug font-semibold">{courseTitle}</h2>
          <p className="text-sm text-muted">
            {ordersCopy.ordered(formatDay(order.createdAt))}
            {order.paymentMethod && `, ${ordersCopy.paidWith(order.paymentMethod)}`}
          </p>
        </div>
        <div className="flex items-center gap-3 sm:grid sm:justify-items-end sm:gap-1.5">
          <p className="text-xl font-extrabold tabular-nums">{formatPrice(order.amount / 100)}</p>
          <p className="flex flex-wrap gap-2">
            <Chip tone={TONE[order.status]}>{ordersCopy.status[order.status]}</Chip>
            <RefundChip status={order.refundStatus} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={open ? undefined : showOf(courseTitle)}
          onClick={onToggle}
        >
          {open ? ordersCopy.hide : show}
          <ChevronDown
            aria-hidden
            className={`size-4 transition-transform duration-120 ${open ? 'rotate-180' : ''}`}
          />
        </Button>
        {isUnpaid && (
          <ButtonLink
            variant="ghost"
            size="sm"
            to={`/viewcourse/${courseId}`}
            aria-label={ordersCopy.toCourseOf(courseTitle)}
          >
            {ordersCopy.toCourse}
          </ButtonLink>
        )}
      </div>
      {open && (
        <div id={id} className="border-t border-line pt-5">
          <OrderDetails orderId={order._id} />
        </div>
      )}
    </Card>
  );
}

function RefundChip({ status }: { status: Order['refundStatus'] }) {
  if (!status) return null;
  const tone = status === 'failed' ? 'danger' : status === 'done' ? 'success' : 'accent';
  return <Chip tone={tone}>{ordersCopy.refund[status]}</Chip>;
}
