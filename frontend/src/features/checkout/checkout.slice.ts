import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckoutOrder, EnrolledCourse } from '../../shared/api/types';
import { learnerEnrolled } from '../../shared/facts';
import { userGone } from '../../shared/session/session.slice';

/** What a person can do in a provider's checkout, besides closing it. */
export type Outcome = 'success' | 'failed' | 'captured-without-return';

/** A course, the price in rupees that its page shows, and the code of the coupon that this price is due to. */
export type WantedCourse = EnrolledCourse & {
  readonly price?: number;
  readonly coupon?: string | undefined;
};

export interface CheckoutState {
  /** The course being bought from its page; null once the page was left. */
  buying: string | null;
  /** The open checkout of the built-in provider. */
  sandbox: { order: CheckoutOrder; courseTitle: string; declined: string | null } | null;
  /** Whether the buyer is being asked for their State. */
  askingState: boolean;
  /** Courses with a payment not confirmed yet; `looking`: perhaps nothing was paid. */
  pending: Record<string, 'looking' | 'polling' | 'late'>;
}

const NOTHING_OPEN = { buying: null, sandbox: null, askingState: false };
const initialState: CheckoutState = { ...NOTHING_OPEN, pending: {} };

/** `enroll` runs from the click to the end of the checkout; `pay` is the built-in provider's call. */
export const checkoutRequests = {
  enroll: 'checkout/enroll',
  pay: 'checkout/pay',
} as const;

const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    enrollRequested(state, { payload }: PayloadAction<WantedCourse>) {
      state.buying = payload._id;
    },
    /** The course's page was left: open dialogs close, and no more open. */
    checkoutLeft(state) {
      Object.assign(state, NOTHING_OPEN);
    },
    sandboxOpened(
      state,
      { payload }: PayloadAction<{ order: CheckoutOrder; courseTitle: string }>,
    ) {
      state.sandbox = { ...payload, declined: null };
    },
    stateAsked(state) {
      state.askingState = true;
    },
    /** Null when the dialog was closed. */
    stateChosen(state, _action: PayloadAction<string | null>) {
      state.askingState = false;
    },
    outcomeChosen(state, _action: PayloadAction<Outcome>) {
      if (state.sandbox) state.sandbox.declined = null;
    },
    paymentDeclined({ sandbox }, { payload }: PayloadAction<string>) {
      if (sandbox) sandbox.declined = payload;
    },
    sandboxClosed(state) {
      state.sandbox = null;
    },
    paymentLookedFor({ pending }, { payload }: PayloadAction<string>) {
      pending[payload] = 'looking';
    },
    confirmationAwaited({ pending }, { payload }: PayloadAction<string>) {
      pending[payload] = 'polling';
    },
    confirmationLate({ pending }, { payload }: PayloadAction<string>) {
      pending[payload] = 'late';
    },
    confirmationSettled({ pending }, { payload }: PayloadAction<string>) {
      delete pending[payload];
    },
  },
  extraReducers: (builder) => {
    // Dispatched by whichever hears of it first, in this tab or another: the buyer stops waiting, and nothing is sold
    // twice.
    builder.addCase(learnerEnrolled, (state, { payload }) => {
      delete state.pending[payload._id];
      if (state.buying === payload._id) Object.assign(state, NOTHING_OPEN);
    });
    builder.addCase(userGone, () => initialState);
  },
});

export const {
  enrollRequested,
  checkoutLeft,
  sandboxOpened,
  stateAsked,
  stateChosen,
  outcomeChosen,
  paymentDeclined,
  sandboxClosed,
  paymentLookedFor,
  confirmationAwaited,
  confirmationLate,
  confirmationSettled,
} = checkout.actions;
export const checkoutReducer = checkout.reducer;

interface WithCheckout {
  checkout: CheckoutState;
}

export const selectIsBuying = (courseId: string) => (state: WithCheckout) =>
  state.checkout.buying === courseId;
export const selectSandbox = (state: WithCheckout) => state.checkout.sandbox;
export const selectAskingState = (state: WithCheckout) => state.checkout.askingState;
export const selectPending = (courseId: string) => (state: WithCheckout) =>
  state.checkout.pending[courseId] ?? null;
