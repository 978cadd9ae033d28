import { useRef } from 'react';
import type { Coupon } from '../../../shared/api/types';
import { editCouponsCopy as copy } from '../../../shared/copy/edit-coupons';
import { formatDay } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { Card, Chip } from '../../../shared/ui/surface';
import { useClipboard } from '../../../shared/ui/use-clipboard';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { lastDayOf } from '../last-day';
import { EndCoupon } from './end-coupon';

const TONE = {
  running: 'success',
  ended: 'neutral',
  expired: 'neutral',
  used_up: 'accent',
} as const;

interface CouponRowProps {
  courseId: string;
  coupon: Coupon;
}

export function CouponRow({ courseId, coupon }: CouponRowProps) {
  const { code, percentOff, uses, maxUses, state, expiresAt, endedAt } = coupon;
  const row = useRef<HTMLLIElement>(null);
  // Of a used-up coupon, a refund frees a use.
  const isOver = state === 'ended' || state === 'expired';
  useLeadOn(isOver ? 0 : 1, () => row.current?.focus());
  return (
    <li ref={row} tabIndex={-1}>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg font-semibold wrap-anywhere">{code}</h3>
          <Chip tone={TONE[state]}>{copy.states[state]}</Chip>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <span>{copy.off(percentOff)}</span>
          <span>{copy.used(uses, maxUses)}</span>
          {endedAt ? (
            <span>{copy.ended(formatDay(endedAt))}</span>
          ) : (
            expiresAt && <span>{copy.until(lastDayOf(expiresAt))}</span>
          )}
        </p>
        {!isOver && (
          <div className="flex flex-wrap items-center gap-3">
            <CopyLink courseId={courseId} code={code} />
            <EndCoupon courseId={courseId} coupon={coupon} />
          </div>
        )}
      </Card>
    </li>
  );
}

function CopyLink({ courseId, code }: { courseId: string; code: string }) {
  const [copied, copyText] = useClipboard(copy);
  const link = new URL(`/viewcourse/${courseId}?coupon=${code}`, window.location.origin).href;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={copied ? copy.copied : copy.copyOf(code)}
        onClick={() => void copyText(link)}
      >
        {copied ? copy.copied : copy.copy}
      </Button>
      {copied === false && (
        <p className="order-last w-full text-sm text-muted">
          {copy.notCopied} <span className="break-all select-all">{link}</span>
        </p>
      )}
    </>
  );
}
