import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Play } from 'lucide-react';
import type { CouponPrice, EnrolledCourse } from '../../shared/api/types';
import { checkoutCopy, courseCopy } from '../../shared/copy/learner';
import { useRequest } from '../../shared/requests/use-request';
import { selectIsEnrolled } from '../../shared/session/session.selectors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { checkoutRequests, enrollRequested, selectPending } from './checkout.slice';

const PENDING = {
  looking: checkoutCopy.looking,
  polling: checkoutCopy.pending,
  late: checkoutCopy.late,
};

interface EnrollActionProps {
  course: EnrolledCourse & { readonly price: number | null };
  /** What it costs with the applied coupon. */
  coupon: CouponPrice | null;
  /** The code to buy it with; there may be one before its price is known. */
  couponCode: string | undefined;
  /** Educators watch their own course as buyers do. */
  isOwner: boolean;
}

/** Shows Enroll Now, then the state of the payment, then Watch Now. */
export function EnrollAction({ course, coupon, couponCode, isOwner }: EnrollActionProps) {
  const dispatch = useDispatch();
  const enrolled = useSelector(selectIsEnrolled(course._id));
  const pending = useSelector(selectPending(course._id));
  const { busy } = useRequest(checkoutRequests.enroll);
  const link = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  useFocusOnLink(busy, link);

  if (enrolled || isOwner)
    return (
      <ButtonLink ref={link} to={`/viewlecture/${course._id}`} size="lg">
        <Play aria-hidden className="size-5" />
        {courseCopy.watch}
      </ButtonLink>
    );
  if (pending)
    return (
      <Payment
        pending={pending}
        takesFocus={pressed}
        // After the payment, the link takes its place.
        onFocusLost={() => queueMicrotask(() => link.current?.focus({ preventScroll: true }))}
      />
    );
  if (course.price === null) return <p className="text-muted">{courseCopy.noPrice}</p>;
  return (
    <Button
      size="lg"
      busy={busy}
      onClick={() => {
        const { _id, title, thumbnail, category, level } = course;
        const price = shownPrice(course.price, coupon, couponCode);
        pressed.current = true;
        dispatch(
          enrollRequested({
            ...{ _id, title, thumbnail, category, level, coupon: couponCode },
            ...(price && { price }),
          }),
        );
      }}
    >
      {courseCopy.enroll}
    </Button>
  );
}

/** In rupees; null while the price with the coupon is not known: then there is none that could have changed. */
function shownPrice(list: number | null, coupon: CouponPrice | null, code: string | undefined) {
  if (coupon) return coupon.amount / 100;
  return code ? null : list;
}

interface PaymentProps {
  pending: keyof typeof PENDING;
  /** Whether it replaces a button that the learner pressed; after a reload, it does not. */
  takesFocus: RefObject<boolean>;
  /** Called when it disappears together with the focus. */
  onFocusLost: () => void;
}

function Payment({ pending, takesFocus, onFocusLost }: PaymentProps) {
  const own = useRef<HTMLParagraphElement>(null);
  const tell = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const text = own.current;
    return () => {
      if (document.activeElement === text) tell();
    };
  }, []);
  useEffect(() => {
    // The focused button is gone, and nothing else has taken the focus; a dialog that closes at the same time has it yet.
    queueMicrotask(() => {
      if (takesFocus.current && document.activeElement?.contains(own.current))
        own.current?.focus({ preventScroll: true });
    });
  }, [takesFocus]);
  return (
    <p
      ref={own}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-control bg-accent-tint p-3 text-sm"
    >
      {pending !== 'late' && (
        <span
          aria-hidden
          className="spinner mt-0.5 size-5 shrink-0 border-accent-text/30 border-t-accent-text"
        />
      )}
      <span>{PENDING[pending]}</span>
    </p>
  );
}

/** Focuses the link that replaces the button after a purchase, because the closing checkout could not. */
function useFocusOnLink(busy: boolean, link: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const lead = () => {
      const isLost = document.activeElement?.contains(link.current);
      if (isLost) link.current?.focus();
    };
    // Only after a dialog that closes at the same time, because until then the page is inert.
    if (wasBusy.current && !busy) queueMicrotask(lead);
    wasBusy.current = busy;
  }, [busy, link]);
}
