import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CouponPrice } from '../../shared/api/types';
import { requestFailed } from '../../shared/requests/requests.slice';
import { userGone } from '../../shared/session/session.slice';

export interface EnteredCoupon {
  courseId: string;
  code: string;
}

interface Refusal extends EnteredCoupon {
  message: string;
}

interface CouponState {
  /** What the open course costs with the coupon that its page shows. */
  price: CouponPrice | null;
  /** The code that was refused last. */
  refusal: Refusal | null;
}

const initialState: CouponState = { price: null, refusal: null };

export const couponRequests = { price: 'coupon/price' } as const;

const coupon = createSlice({
  name: 'coupon',
  initialState,
  reducers: {
    // Until the answer, what was refused before still is.
    couponEntered(state, _action: PayloadAction<EnteredCoupon>) {
      state.price = null;
    },
    couponAccepted(_state, { payload }: PayloadAction<CouponPrice>) {
      return { price: payload, refusal: null };
    },
    couponRejected(_state, { payload }: PayloadAction<Refusal>) {
      return { price: null, refusal: payload };
    },
    couponDropped: () => initialState,
  },
  extraReducers: (builder) => {
    // Applied, and refused when the course was to be bought: it may have ended meanwhile.
    builder.addCase(requestFailed, ({ price }, { payload: { failure } }) => {
      if (!price || !failure.code.startsWith('COUPON_')) return undefined;
      const { courseId, coupon: code } = price;
      const message = failure.fieldErrors['coupon'] ?? failure.message;
      return { price: null, refusal: { courseId, code, message } };
    });
    builder.addCase(userGone, () => initialState);
  },
});

export const { couponEntered, couponAccepted, couponRejected, couponDropped } = coupon.actions;
export const couponReducer = coupon.reducer;

export interface WithCoupon {
  coupon: CouponState;
}

export const selectRefusal = (courseId: string) => (state: WithCoupon) =>
  state.coupon.refusal?.courseId === courseId ? state.coupon.refusal : null;
