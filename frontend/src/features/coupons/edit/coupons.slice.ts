import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Coupon, CouponRequest } from '../../../shared/api/types';
import { userGone } from '../../../shared/session/session.slice';

interface CouponsState {
  /** By course, newest first. */
  coupons: Record<string, Coupon[]>;
}

const initialState: CouponsState = { coupons: {} };

export const couponsRequests = {
  load: (courseId: string) => `coupons/load/${courseId}`,
  create: (courseId: string) => `coupons/create/${courseId}`,
  end: (couponId: string) => `coupons/end/${couponId}`,
} as const;

export type NewCoupon = CouponRequest & { courseId: string };

interface CouponsOfCourse {
  courseId: string;
  coupons: Coupon[];
}

interface CouponOfCourse {
  courseId: string;
  coupon: Coupon;
}

const coupons = createSlice({
  name: 'coupons',
  initialState,
  reducers: {
    couponsRequested(_state, _action: PayloadAction<string>) {},
    couponsReceived(state, { payload }: PayloadAction<CouponsOfCourse>) {
      state.coupons[payload.courseId] = payload.coupons;
    },
    couponSubmitted(_state, _action: PayloadAction<NewCoupon>) {},
    couponCreated(state, { payload: { courseId, coupon } }: PayloadAction<CouponOfCourse>) {
      // A list that is still to come has it.
      const known = state.coupons[courseId];
      if (known) state.coupons[courseId] = [coupon, ...known];
    },
    endConfirmed(_state, _action: PayloadAction<CouponOfCourse>) {},
    couponEnded(state, { payload: { courseId, coupon } }: PayloadAction<CouponOfCourse>) {
      const known = state.coupons[courseId] ?? [];
      state.coupons[courseId] = known.map((one) => (one._id === coupon._id ? coupon : one));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const {
  couponsRequested,
  couponsReceived,
  couponSubmitted,
  couponCreated,
  endConfirmed,
  couponEnded,
} = coupons.actions;
export const couponsReducer = coupons.reducer;

/** Undefined until the server answers. */
export const selectCoupons = (courseId: string) => (state: { coupons: CouponsState }) =>
  state.coupons.coupons[courseId];
