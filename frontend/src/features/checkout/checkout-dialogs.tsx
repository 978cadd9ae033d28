import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { BuyerStateDialog } from './buyer-state-dialog';
import { checkoutLeft } from './checkout.slice';
import { SandboxDialog } from './sandbox-dialog';

/** The dialogs of a checkout on a course's page; they close with the page, except for a payment under way. */
export function CheckoutDialogs() {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(checkoutLeft()), [dispatch]);
  return (
    <>
      <BuyerStateDialog />
      <SandboxDialog />
    </>
  );
}
