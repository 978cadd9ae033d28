import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { BuyerStateDialog } from './buyer-state-dialog';
import { checkoutLeft } from './checkout.slice';
import { SandboxDialog } from './sandbox-dialog';

/** What a checkout asks on the page of a course; it ends with the page, save for what is being paid already. */
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
