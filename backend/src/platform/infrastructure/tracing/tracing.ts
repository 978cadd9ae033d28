export type SpanKind = 'server' | 'consumer' | 'client';

export interface SpanDetails {
  readonly kind: SpanKind;
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The caller's W3C `traceparent`. */
  readonly parent?: string | undefined;
}

export interface Span {
  rename(name: string): void;
  set(name: string, value: string | number): void;
}

/** Reports durations inside a request or a delivery to a collector. */
export abstract class Tracing {
  /** Runs the work in a child span of the current one; records and rethrows its error. */
  abstract span<T>(
    name: string,
    details: SpanDetails,
    work: (span: Span) => Promise<T>,
  ): Promise<T>;
  /** Exports the remaining spans. */
  abstract close(): Promise<void>;
}

const SILENT: Span = { rename() {}, set() {} };

/** Used when tracing is not enabled: nothing is loaded or measured. */
export class NoTracing extends Tracing {
  span<T>(_name: string, _details: SpanDetails, work: (span: Span) => Promise<T>): Promise<T> {
    return work(SILENT);
  }

  async close(): Promise<void> {}
}
