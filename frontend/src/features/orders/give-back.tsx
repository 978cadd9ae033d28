import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { OrderDetail } from '../../shared/api/types';
import { ordersCopy } from '../../shared/copy/orders';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { formatDeadline } from '../../shared/lib/deadline';
import { formatPrice } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { giveBackRequested, ordersRequests } from './orders.slice';

const copy = ordersCopy.giveBack;

interface GiveBackProps {
  detail: OrderDetail;
  /** Moves the focus on, because the dialog and the button that opened it are gone. */
  onGivenBack: () => void;
}

/** The refund policy and, while it applies, the refund button. */
export function GiveBack({ detail, onGivenBack }: GiveBackProps) {
  const [asking, setAsking] = useState(false);
  const { status, selfRefund } = detail;
  useLeadOn(status === 'paid' ? 1 : 0, onGivenBack);
  if (status !== 'paid') return null;
  if (!selfRefund.isAllowed) return <p className="text-sm text-muted">{whyNot(selfRefund)}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface p-4">
      <p className="max-w-prose text-sm text-muted">
        {selfRefund.until && copy.until(formatDeadline(selfRefund.until))} {selfRefund.terms}
      </p>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {copy.action}
      </Button>
      <GiveBackDialog detail={detail} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

function whyNot({ isDisputed, isGivenBackBefore, terms }: OrderDetail['selfRefund']): string {
  if (isDisputed) return copy.disputed;
  return isGivenBackBefore ? copy.before : `${copy.tooLate} ${terms}`;
}

interface GiveBackDialogProps {
  detail: OrderDetail;
  open: boolean;
  onClose: () => void;
}

export function GiveBackDialog({ detail, open, onClose }: GiveBackDialogProps) {
  const dispatch = useDispatch();
  const { _id: orderId, courseTitle, amount } = detail;
  const request = ordersRequests.giveBack(orderId);
  return (
    <Dialog role="alertdialog" open={open} title={copy.title(courseTitle)} onClose={onClose}>
      <p className="text-muted">{copy.text(formatPrice(amount / 100))}</p>
      <Form<{ reason: string }>
        name={`give-back-${orderId}`}
        request={request}
        initialValues={{ reason: '' }}
        onSubmit={({ reason }) => dispatch(giveBackRequested({ orderId, reason }))}
      >
        <FormTextArea name="reason" label={copy.reason} hint={copy.reasonHint} optional rows={3} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton request={request} variant="danger">
            {copy.confirm}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
