import { describe, expect, it } from '@jest/globals';
import { ORDER_TRANSITIONS, type OrderEvent, type OrderStatus } from './order-status.js';

const ORDER_OF_LIFE: readonly OrderStatus[] = ['open', 'paid', 'void', 'refunded'];
const EVENTS: readonly OrderEvent[] = ['pay', 'turn-down', 'refund'];

describe('The life of an order', () => {
  it('goes from open to paid to refunded, or from open to void, and nowhere else', () => {
    const arrows = ORDER_OF_LIFE.flatMap((from) =>
      EVENTS.flatMap((event) => {
        const to = ORDER_TRANSITIONS[from][event];
        return to ? [`${from} -${event}-> ${to}`] : [];
      }),
    );
    expect(arrows).toEqual([
      'open -pay-> paid',
      'open -turn-down-> void',
      'paid -refund-> refunded',
    ]);
  });
});
