/** One reply to a request. */
export interface ServedRequest {
  readonly method: string;
  /** The pattern of the route and never the address itself: every address would be a series of its own. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** One attempt at handing a fact to a subscriber. */
export interface AttemptedDelivery {
  readonly subscriber: string;
  readonly outcome: 'handled' | 'failed';
  readonly seconds: number;
}

/** Counts what happens, for whoever watches over the installation. */
export abstract class Metrics {
  abstract served(request: ServedRequest): void;
  abstract delivered(delivery: AttemptedDelivery): void;
  /** Everything counted so far, in the format of the content type. */
  abstract text(): Promise<string>;
  abstract readonly contentType: string;
}

/** Where nobody asked for metrics. */
export class NoMetrics extends Metrics {
  served(): void {}
  delivered(): void {}
  readonly contentType = 'text/plain';

  async text(): Promise<string> {
    return '';
  }
}
