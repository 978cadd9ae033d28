/**
 * `open`: waits for its money · `paid`: the learner got the course for it ·
 * `void`: its money came when it could not buy the course any more, so the money has to go back ·
 * `refunded`: the money of a paid order went back.
 */
export type OrderStatus = 'open' | 'paid' | 'void' | 'refunded';
export type OrderEvent = 'pay' | 'turn-down' | 'refund';

/** What may happen to an order, and what it becomes; all arrows point forward. */
export const ORDER_TRANSITIONS: Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>
> = {
  open: { pay: 'paid', 'turn-down': 'void' },
  paid: { refund: 'refunded' },
  void: {},
  refunded: {},
};
