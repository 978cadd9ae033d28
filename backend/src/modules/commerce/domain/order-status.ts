/**
 * `open`: awaits payment · `paid`: the learner got the course for it · `void`: the money came when it could not buy the
 * course any more, so it is refunded · `refunded`: the money of a paid order was returned.
 */
export type OrderStatus = 'open' | 'paid' | 'void' | 'refunded';
export type OrderEvent = 'pay' | 'turn-down' | 'refund';

/** The status each event leads to; no status is ever reached twice. */
export const ORDER_TRANSITIONS: Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>
> = {
  open: { pay: 'paid', 'turn-down': 'void' },
  paid: { refund: 'refunded' },
  void: {},
  refunded: {},
};
