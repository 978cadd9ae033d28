/** Absolute URLs of the client's pages. */
export abstract class ClientLinks {
  abstract toOrder(orderId: string): string;

  /** The page of an educator's own payouts. */
  abstract toPayouts(): string;
}
