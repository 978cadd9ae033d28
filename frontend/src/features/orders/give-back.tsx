import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { OrderDetail } from '../../shared/api/types';
import { ordersCopy } from '../../shared/copy/orders';
import { formatDay } from '../../shared/lib/dates';
import { formatPrice } from '../../shared/lib/money';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextArea } from '../../shared/ui/text-field';
import { giveBackRequested, ordersRequests } from './orders.slice';

const copy = ordersCopy.giveBack;

/** The rule, and while it allows it the way to give the course back. */
export function GiveBack({ detail }: { detail: OrderDetail }) {
  const [asking, setAsking] = useState(false);
  const { status, selfRefund } = detail;
  if (status !== 'paid') return null;
  if (!selfRefund.isAllowed) return <p className="text-sm text-muted">{selfRefund.terms}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface p-4">
      <p className="max-w-prose text-sm text-muted">
        {selfRefund.until && copy.until(formatDay(selfRefund.until))} {selfRefund.terms}
      </p>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {copy.action}
      </Button>
      <Question detail={detail} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

interface QuestionProps {
  detail: OrderDetail;
  open: boolean;
  onClose: () => void;
}

function Question({ detail, open, onClose }: QuestionProps) {
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const { busy } = useRequest(ordersRequests.giveBack);
  return (
    <Dialog role="alertdialog" open={open} title={copy.title(detail.courseTitle)} onClose={onClose}>
      <p className="text-muted">{copy.text(formatPrice(detail.amount / 100))}</p>
      <TextArea
        label={copy.reason}
        hint={copy.reasonHint}
        optional
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          variant="danger"
          busy={busy}
          onClick={() => dispatch(giveBackRequested({ orderId: detail._id, reason }))}
        >
          {copy.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
