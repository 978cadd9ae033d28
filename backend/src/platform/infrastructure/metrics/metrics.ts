/** One reply to a request. */
export interface ServedRequest {
  readonly method: string;
  /** The route's pattern, never the address itself, because every address would become a separate series. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** One attempt to deliver a fact to a subscriber. */
export interface AttemptedDelivery {
  readonly subscriber: string;
  readonly outcome: 'handled' | 'put off' | 'failed';
  readonly seconds: number;
}

/** Counts events for monitoring. */
export abstract class Metrics {
  abstract served(request: ServedRequest): void;
  abstract delivered(delivery: AttemptedDelivery): void;
  /** All metrics, in the format of the content type. */
  abstract text(): Promise<string>;
  abstract readonly contentType: string;
}

/** Used when metrics are not enabled. */
export class NoMetrics extends Metrics {
  served(): void {}
  delivered(): void {}
  readonly contentType = 'text/plain';

  async text(): Promise<string> {
    return '';
  }
}
