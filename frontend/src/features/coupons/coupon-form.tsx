import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { couponCopy as copy } from '../../shared/copy/coupons';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { announce } from '../../shared/ui/live-region';
import { TextField } from '../../shared/ui/text-field';
import { inCapitals } from './coupon-code';
import { couponRequests, selectRefusal } from './coupon.slice';

interface CouponFormProps {
  id: string;
  courseId: string;
  /** The code in the address. */
  given: string;
  takesFocus: boolean;
  onApply: (code: string) => void;
}

export function CouponForm({ id, courseId, given, takesFocus, onApply }: CouponFormProps) {
  const refusal = useSelector(selectRefusal(courseId));
  const { busy } = useRequest(couponRequests.price);
  const [text, setText] = useState(refusal?.code ?? given);
  const field = useRef<HTMLInputElement>(null);
  // Refused while buying, the form takes the place of the coupon.
  const [isInstead] = useState(refusal !== null);
  const lead = useEffectEvent(() => {
    if (takesFocus || isInstead) field.current?.focus();
  });
  useEffect(() => lead(), []);
  useEffect(() => {
    if (!refusal) return;
    lead();
    announce(refusal.message);
  }, [refusal]);
  const isRefused = refusal?.code === inCapitals(text);
  return (
    <form
      id={id}
      noValidate
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onApply(text);
      }}
    >
      <div className="min-w-0 grow basis-32">
        <TextField
          ref={field}
          name="coupon"
          label={copy.code}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isRefused && !busy ? refusal?.message : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase"
        />
      </div>
      <Button type="submit" variant="secondary" busy={busy} className="mt-6.5 self-start">
        {copy.apply}
      </Button>
    </form>
  );
}
