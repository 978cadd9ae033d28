export type SpanKind = 'server' | 'consumer' | 'client';

export interface SpanDetails {
  readonly kind: SpanKind;
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The W3C `traceparent` of whoever caused it. */
  readonly parent?: string | undefined;
}

export interface Span {
  rename(name: string): void;
  set(name: string, value: string | number): void;
}

/** Tells an outside collector what took how long inside a request or a delivery. */
export abstract class Tracing {
  /** Runs the work in a span, below the one that is open; what it throws is noted and thrown on. */
  abstract span<T>(
    name: string,
    details: SpanDetails,
    work: (span: Span) => Promise<T>,
  ): Promise<T>;
  /** Hands over what was not told yet. */
  abstract close(): Promise<void>;
}

const SILENT: Span = { rename() {}, set() {} };

/** Where nobody asked for traces: nothing is loaded and nothing is measured. */
export class NoTracing extends Tracing {
  span<T>(_name: string, _details: SpanDetails, work: (span: Span) => Promise<T>): Promise<T> {
    return work(SILENT);
  }

  async close(): Promise<void> {}
}
