import {
  context,
  type Context,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Span, type SpanDetails, type SpanKind, Tracing } from './tracing.js';

const KINDS: Record<SpanKind, OtelKind> = {
  server: OtelKind.SERVER,
  consumer: OtelKind.CONSUMER,
  client: OtelKind.CLIENT,
};

/** The limit for one export with all its retries; shutdown waits for the last one. */
const EXPORT_MS = 3_000;

export interface OtelOptions {
  /** Base URL of the collector. */
  readonly endpoint: string;
  readonly service: string;
  /** The sampled share of traces that begin here, 0 to 1; others follow the caller's decision. */
  readonly ratio: number;
}

/** Sends traces by OTLP over HTTP. */
export class OtelTracing extends Tracing {
  private readonly provider: TracerProvider;

  constructor({ endpoint, service, ratio }: OtelOptions, exportMs = EXPORT_MS) {
    super();
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url, timeoutMillis: exportMs }),
        }),
      ],
    });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  }

  span<T>(name: string, details: SpanDetails, work: (span: Span) => Promise<T>): Promise<T> {
    const { kind, attributes, parent } = details;
    const options = { kind: KINDS[kind], ...(attributes && { attributes: { ...attributes } }) };
    const tracer = this.provider.getTracer('lectern');
    return tracer.startActiveSpan(name, options, below(parent), async (span) => {
      try {
        return await work({
          rename: (other) => void span.updateName(other),
          set: (key, value) => void span.setAttribute(key, value),
        });
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
        throw error;
      } finally {
        span.end();
      }
    });
  }

  async close(): Promise<void> {
    // If the collector is unavailable, only the last traces are lost.
    await this.provider.shutdown().catch(() => undefined);
    context.disable();
  }
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Continues the caller's trace (W3C Trace Context), or the current one. */
function below(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === '') return context.active();
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(context.active(), caller);
}
