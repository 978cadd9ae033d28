import { useDispatch } from 'react-redux';
import type { Coupon } from '../../../shared/api/types';
import { editCouponsCopy as copy } from '../../../shared/copy/edit-coupons';
import { useRequest } from '../../../shared/requests/use-request';
import { AskingButton } from '../../../shared/ui/asking-button';
import { couponsRequests, endConfirmed } from './coupons.slice';

const { ending } = copy;

export function EndCoupon({ courseId, coupon }: { courseId: string; coupon: Coupon }) {
  const dispatch = useDispatch();
  const { busy } = useRequest(couponsRequests.end(coupon._id));
  return (
    <AskingButton
      variant="danger"
      size="sm"
      aria-label={copy.endOf(coupon.code)}
      question={{ ...ending, title: ending.title(coupon.code) }}
      busy={busy}
      onConfirm={() => dispatch(endConfirmed({ courseId, coupon }))}
    >
      {copy.end}
    </AskingButton>
  );
}
