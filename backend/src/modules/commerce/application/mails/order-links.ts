/** Links to the client's order pages. */
export abstract class OrderLinks {
  /** The absolute URL of the order's page. */
  abstract to(orderId: string): string;
}
