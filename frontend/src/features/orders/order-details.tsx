import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FileText } from 'lucide-react';
import type { OrderDetail } from '../../shared/api/types';
import { ordersCopy } from '../../shared/copy/orders';
import { useRequest } from '../../shared/requests/use-request';
import { buttonStyle } from '../../shared/ui/button-style';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { GiveBack } from './give-back';
import { MoneyTimeline } from './money-timeline';
import { detailRequested, ordersRequests, selectDetail } from './orders.slice';

/** Where the money is, the documents, and the refund. */
export function OrderDetails({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const detail = useSelector(selectDetail(orderId));
  const { failure } = useRequest(ordersRequests.detail);
  const timeline = useRef<HTMLHeadingElement>(null);
  useEffect(() => void dispatch(detailRequested(orderId)), [dispatch, orderId]);

  if (detail)
    return (
      <div className="grid gap-6">
        <MoneyTimeline
          title={detail.status === 'open' ? ordersCopy.timelineUnpaid : ordersCopy.timeline}
          milestones={detail.timeline}
          headingRef={timeline}
        />
        <Papers detail={detail} />
        <GiveBack detail={detail} onGivenBack={() => timeline.current?.focus()} />
        <p className="text-xs break-all text-subtle">
          {ordersCopy.orderNumber} {detail._id}
        </p>
      </div>
    );
  if (failure)
    return (
      <ErrorState
        text={ordersCopy.detailFailed}
        requestId={failure.requestId}
        onRetry={() => dispatch(detailRequested(orderId))}
      />
    );
  return <Skeleton className="h-40" />;
}

function Papers({ detail }: { detail: OrderDetail }) {
  const { receiptUrl, invoiceNumber, creditNotes } = detail;
  // The receipt itself is on the card.
  if (!receiptUrl || (!invoiceNumber && creditNotes.length === 0)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {invoiceNumber && <Paper url={receiptUrl}>{ordersCopy.invoice(invoiceNumber)}</Paper>}
      {creditNotes.map(({ number, url }) => (
        <Paper key={number} url={url ?? ''}>
          {ordersCopy.creditNote(number)}
        </Paper>
      ))}
    </div>
  );
}

function Paper({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonStyle('secondary', 'sm')}>
      <FileText aria-hidden className="size-4" />
      {children}
    </a>
  );
}
