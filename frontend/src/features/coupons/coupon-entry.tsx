import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { couponCopy as copy } from '../../shared/copy/coupons';
import { Button } from '../../shared/ui/button';
import { AppliedCoupon } from './applied-coupon';
import { inCapitals } from './coupon-code';
import { CouponForm } from './coupon-form';
import { selectCouponPrice } from './coupon-price';
import { couponDropped, couponEntered } from './coupon.slice';

/** The form for a coupon, or the one applied. It stands in the address, so it can be shared and survives a log-in. */
export default function CouponEntry({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const price = useSelector(selectCouponPrice(courseId));
  const [given, setGiven] = useCouponInAddress();
  const [open, setOpen] = useState(given !== null);
  /** Whether the learner pressed something here, and the focus may follow. */
  const [pressed, setPressed] = useState(false);
  const asking = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const follow = useEffectEvent(() => {
    if (given && inCapitals(given) !== price?.coupon)
      dispatch(couponEntered({ courseId, code: given }));
  });
  useEffect(() => follow(), [given]);
  const applied = price?.coupon;
  const tell = useEffectEvent((code: string) => setGiven(code));
  useEffect(() => {
    if (applied) tell(applied);
  }, [applied]);
  useEffect(() => () => void dispatch(couponDropped()), [dispatch]);

  if (price)
    return (
      <AppliedCoupon
        price={price}
        takesFocus={pressed}
        onRemove={() => {
          dispatch(couponDropped());
          setGiven(null);
          setOpen(false);
          // The button that was pressed is gone.
          requestAnimationFrame(() => asking.current?.focus());
        }}
      />
    );
  return (
    <div className="grid gap-3">
      <Button
        ref={asking}
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        aria-expanded={open}
        aria-controls={open ? formId : undefined}
        onClick={() => {
          setPressed(true);
          setOpen(!open);
        }}
      >
        {copy.ask}
      </Button>
      {open && (
        <CouponForm
          id={formId}
          courseId={courseId}
          given={given ?? ''}
          takesFocus={pressed}
          onApply={(code) => {
            setPressed(true);
            dispatch(couponEntered({ courseId, code }));
          }}
        />
      )}
    </div>
  );
}

function useCouponInAddress() {
  const [params, setParams] = useSearchParams();
  const given = params.get('coupon');
  const setGiven = (code: string | null) => {
    if (code === given) return;
    const next = new URLSearchParams(params);
    if (code) next.set('coupon', code);
    else next.delete('coupon');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [given, setGiven] as const;
}
