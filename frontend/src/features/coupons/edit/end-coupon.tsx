import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Coupon } from '../../../shared/api/types';
import { editCouponsCopy as copy } from '../../../shared/copy/edit-coupons';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { couponsRequests, endConfirmed } from './coupons.slice';

const { ending } = copy;

export function EndCoupon({ courseId, coupon }: { courseId: string; coupon: Coupon }) {
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const { busy } = useRequest(couponsRequests.end(coupon._id));
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        busy={busy}
        aria-label={copy.endOf(coupon.code)}
        onClick={() => setAsking(true)}
      >
        {copy.end}
      </Button>
      <ConfirmDialog
        open={asking}
        title={ending.title(coupon.code)}
        text={ending.text}
        confirm={ending.confirm}
        cancel={ending.cancel}
        busy={busy}
        onConfirm={() => {
          setAsking(false);
          dispatch(endConfirmed({ courseId, coupon }));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
