import { useId } from 'react';
import { ChevronDown, FileText } from 'lucide-react';
import type { Order } from '../../shared/api/types';
import { ordersCopy } from '../../shared/copy/orders';
import { formatDay } from '../../shared/lib/dates';
import { formatPrice } from '../../shared/lib/money';
import { Button, ButtonLink } from '../../shared/ui/button';
import { buttonStyle } from '../../shared/ui/button-style';
import { Card, Chip } from '../../shared/ui/surface';
import { OrderDetails } from './order-details';

const TONE = { open: 'neutral', paid: 'success', void: 'neutral', refunded: 'primary' } as const;

interface OrderCardProps {
  order: Order;
  open: boolean;
  onToggle: () => void;
}

/** One order: course, status and, on request, all details. */
export function OrderCard({ order, open, onToggle }: OrderCardProps) {
  const id = useId();
  const { courseId, courseTitle } = order;
  const isUnpaid = order.status === 'open';
  const [show, showOf] = isUnpaid
    ? [ordersCopy.showUnpaid, ordersCopy.showUnpaidOf]
    : [ordersCopy.show, ordersCopy.showOf];
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-x-6 gap-y-3 max-sm:flex-col">
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h2 className="text-lg leading-snug font-semibold">{courseTitle}</h2>
          <p className="text-sm text-muted">
            {ordersCopy.ordered(formatDay(order.createdAt))}
            {order.paymentMethod && `, ${ordersCopy.paidWith(order.paymentMethod)}`}
          </p>
          {order.coupon && (
            <p className="text-sm text-muted">
              {ordersCopy.coupon(
                order.coupon.code,
                formatPrice(order.amount / 100),
                formatPrice(order.coupon.listAmount / 100),
              )}
            </p>
          )}
        </div>
        <div className="flex shrink-0 items-center gap-3 sm:grid sm:justify-items-end sm:gap-1.5">
          <p className="text-xl font-extrabold tabular-nums">{formatPrice(order.amount / 100)}</p>
          <p className="flex flex-wrap gap-2">
            <Chip tone={TONE[order.status]}>{ordersCopy.status[order.status]}</Chip>
            <RefundChip status={order.refundStatus} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={open ? ordersCopy.hideOf(courseTitle) : showOf(courseTitle)}
          onClick={onToggle}
        >
          {open ? ordersCopy.hide : show}
          <ChevronDown
            aria-hidden
            className={`size-4 transition-transform duration-120 ${open ? 'rotate-180' : ''}`}
          />
        </Button>
        {order.paidAt && <Receipt order={order} />}
        {order.status !== 'refunded' && (
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

/** What people come for most often; credit notes and invoice numbers are in the details. */
function Receipt({ order: { _id, courseTitle } }: { order: Order }) {
  return (
    <a
      href={`/api/payment/orders/${_id}/receipt`}
      target="_blank"
      rel="noreferrer"
      aria-label={ordersCopy.receiptOf(courseTitle)}
      className={buttonStyle('secondary', 'sm')}
    >
      <FileText aria-hidden className="size-4" />
      {ordersCopy.receipt}
    </a>
  );
}

function RefundChip({ status }: { status: Order['refundStatus'] }) {
  if (!status) return null;
  const tone = status === 'failed' ? 'danger' : status === 'done' ? 'success' : 'accent';
  return <Chip tone={tone}>{ordersCopy.refund[status]}</Chip>;
}
