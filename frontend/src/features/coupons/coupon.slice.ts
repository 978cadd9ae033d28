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
  /** False when the server said nothing of the coupon: it may still be good. */
  isFinal: boolean;
}

interface CouponState {
  /** The one that the server is asked about. */
  asked: EnteredCoupon | null;
  /** What the open course costs with the coupon that its page shows. */
  price: CouponPrice | null;
  /** The last one that could not be applied. */
  refusal: Refusal | null;
}

const initialState: CouponState = { asked: null, price: null, refusal: null };

export const couponRequests = { price: 'coupon/price' } as const;

const coupon = createSlice({
  name: 'coupon',
  initialState,
  reducers: {
    couponEntered: (_state, { payload }: PayloadAction<EnteredCoupon>) => ({
      ...initialState,
      asked: payload,
    }),
    couponAccepted: (_state, { payload }: PayloadAction<CouponPrice>) => ({
      ...initialState,
      price: payload,
    }),
    couponRejected: (_state, { payload }: PayloadAction<Refusal>) => ({
      ...initialState,
      refusal: payload,
    }),
    couponDropped: () => initialState,
  },
  extraReducers: (builder) => {
    // Applied, and refused when the course was to be bought: it may have ended meanwhile.
    builder.addCase(requestFailed, ({ price }, { payload: { failure } }) => {
      const message = failure.fieldErrors['coupon'];
      if (!price || !message) return undefined;
      const { courseId, coupon: code } = price;
      return { ...initialState, refusal: { courseId, code, message, isFinal: true } };
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
