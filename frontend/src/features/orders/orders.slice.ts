import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, OrderDetail } from '../../shared/api/types';
import type { Page } from '../../shared/sagas/request-page';
import { userGone } from '../../shared/session/session.slice';

export const ordersRequests = {
  list: 'orders/list',
  more: 'orders/more',
  detail: 'orders/detail',
  giveBack: (orderId: string) => `orders/giveBack/${orderId}`,
} as const;

interface OrdersState {
  /** Null until loaded. */
  items: Order[] | null;
  cursor: string | null;
  details: Record<string, OrderDetail>;
}

const initialState: OrdersState = { items: null, cursor: null, details: {} };

const orders = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersOpened() {},
    moreRequested() {},
    detailRequested(_state, _action: PayloadAction<string>) {},
    giveBackRequested(_state, _action: PayloadAction<{ orderId: string; reason: string }>) {},
    firstPageReceived(state, { payload }: PayloadAction<Page<Order>>) {
      state.items = payload.items;
      state.cursor = payload.cursor;
    },
    nextPageReceived(state, { payload }: PayloadAction<Page<Order>>) {
      state.items?.push(...payload.items);
      state.cursor = payload.cursor;
    },
    detailReceived(state, { payload }: PayloadAction<OrderDetail>) {
      state.details[payload._id] = payload;
      const known = state.items?.find(({ _id }) => _id === payload._id);
      if (known)
        Object.assign(known, { status: payload.status, refundStatus: payload.refundStatus });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const {
  ordersOpened,
  moreRequested,
  detailRequested,
  giveBackRequested,
  firstPageReceived,
  nextPageReceived,
  detailReceived,
} = orders.actions;
export const ordersReducer = orders.reducer;

interface WithOrders {
  orders: OrdersState;
}

export const selectOrders = (state: WithOrders) => state.orders;
export const selectDetail = (orderId: string) => (state: WithOrders) =>
  state.orders.details[orderId] ?? null;
