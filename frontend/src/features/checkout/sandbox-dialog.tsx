import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CircleAlert, CreditCard, ShieldCheck } from 'lucide-react';
import { checkoutCopy, courseCopy } from '../../shared/copy/learner';
import { PRODUCT_NAME } from '../../shared/copy/product';
import { formatPrice } from '../../shared/lib/money';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Consent } from '../../shared/ui/consent';
import { Chip } from '../../shared/ui/surface';
import { TextField } from '../../shared/ui/text-field';
import {
  checkoutRequests,
  outcomeChosen,
  sandboxClosed,
  selectSandbox,
  type CheckoutState,
  type Outcome,
} from './checkout.slice';

const { consent } = checkoutCopy;
const TERMS = [
  { to: '/terms', label: consent.terms },
  { to: '/refunds', label: consent.refunds },
];

/** The built-in provider's checkout. It looks real, and says that no money moves. */
export function SandboxDialog() {
  const dispatch = useDispatch();
  const sandbox = useSelector(selectSandbox);
  return (
    <Dialog
      open={sandbox !== null}
      title={checkoutCopy.title}
      role="alertdialog"
      onClose={() => sandbox && dispatch(sandboxClosed())}
    >
      {sandbox && <Checkout {...sandbox} />}
    </Dialog>
  );
}

function Checkout({ order, courseTitle, declined }: NonNullable<CheckoutState['sandbox']>) {
  const dispatch = useDispatch();
  const { busy } = useRequest(checkoutRequests.pay);
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const choose = (outcome: Outcome) => {
    setChosen(outcome);
    dispatch(outcomeChosen(outcome));
  };
  // The pressed button keeps the focus.
  const state = (outcome: Outcome) => ({ busy: busy && chosen === outcome, disabled: busy });
  const price = formatPrice(order.amount / 100);
  return (
    <>
      <div className="flex items-end justify-between gap-4 rounded-card bg-hero p-5 text-text scheme-dark">
        <div className="min-w-0">
          <p className="font-semibold">{PRODUCT_NAME}</p>
          <p className="text-sm text-muted">{courseCopy.paymentDescription}</p>
          <p className="mt-2 line-clamp-4 text-sm">{courseTitle}</p>
        </div>
        <p className="text-2xl font-extrabold tabular-nums">{price}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="inline-flex items-center gap-2 font-semibold">
          <CreditCard aria-hidden className="size-5 text-primary" />
          {checkoutCopy.card}
        </p>
        <Chip tone="accent">{checkoutCopy.testMode}</Chip>
      </div>
      <TextField label={checkoutCopy.number} value="4111 1111 1111 1111" readOnly />
      <div className="grid grid-cols-2 gap-4">
        <TextField label={checkoutCopy.expiry} value="12/34" readOnly />
        <TextField label={checkoutCopy.cvc} value="123" readOnly />
      </div>
      {declined && (
        <p
          role="alert"
          className="flex gap-2 rounded-control bg-danger-tint p-3 text-sm text-danger"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {declined}
        </p>
      )}
      <Consent before={consent.before} between={consent.between} links={TERMS} newTab />
      <Button size="lg" {...state('success')} onClick={() => choose('success')}>
        {checkoutCopy.pay(price)}
      </Button>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button variant="secondary" size="sm" {...state('failed')} onClick={() => choose('failed')}>
          {checkoutCopy.decline}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          {...state('captured-without-return')}
          onClick={() => choose('captured-without-return')}
        >
          {checkoutCopy.noReturn}
        </Button>
      </div>
      <p className="flex gap-2 text-xs text-subtle">
        <ShieldCheck aria-hidden className="size-4 shrink-0" />
        {checkoutCopy.notice}
      </p>
    </>
  );
}
