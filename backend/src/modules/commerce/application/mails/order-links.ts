/** Where people look at an order. */
export abstract class OrderLinks {
  /** The full address of the order's page. */
  abstract to(orderId: string): string;
}
