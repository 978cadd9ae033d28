import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../../src/platform/testing/eventually.js';
import { MetricsServer } from '../../src/platform/infrastructure/metrics/metrics-server.js';
import { TestApp } from '../support/test-app.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';

/** A fake trace collector (OTLP over HTTP, JSON). */
class StandInCollector {
  readonly spans: Span[] = [];
  private readonly server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(text) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      this.spans.push(
        ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      );
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

describe('Monitoring', () => {
  const collector = new StandInCollector();
  let app: TestApp;

  beforeAll(async () => {
    const endpoint = await collector.open();
    app = await TestApp.start({ METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  });
  afterAll(async () => {
    await app.close();
    collector.close();
  });

  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${app.nest.get(MetricsServer).port}${path}`);

  it('counts requests by route, deliveries by subscriber, and shows queues and connections', async () => {
    const learner = await app.signUp('student');
    await app.visitor().get('/api/nowhere/at/all');
    await app.visitor().post('/api/auth/sendotp', { email: learner.user.email });
    await eventually('the mail with the code', async () => (await app.mails()).length > 0);
    await eventually('the delivery among the metrics', async () =>
      (await (await ask('/metrics')).text()).includes(
        'lectern_delivery_seconds_count{subscriber="identity.send-otp-mail",outcome="handled"}',
      ),
    );
    const reply = await ask('/metrics');
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await reply.text();
    for (const line of [
      /lectern_http_request_seconds_count\{method="POST",route="\/api\/auth\/signup",status="201"\} 1/,
      /lectern_http_request_seconds_count\{method="GET",route="none",status="404"\} 1/,
      /lectern_outbox_lag_seconds\{subscriber="catalog.transcode-video"\} 0/,
      /lectern_dead_letters\{subscriber="identity.send-otp-mail"\} 0/,
      /lectern_database_connections\{state="max"\} 2/,
      /nodejs_eventloop_lag_p99_seconds/,
    ])
      expect(text).toMatch(line);
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])(
    'serves every metric that %s uses',
    async (file) => {
      const used = await readFile(
        join(import.meta.dirname, '../../../infra/monitoring', file),
        'utf8',
      );
      const served = await (await ask('/metrics')).text();
      for (const [name] of used.matchAll(/\b(lectern|nodejs|process)_[a-z0-9_]+\b/g))
        expect(served).toContain(name);
    },
  );

  it('wakes nobody because of requests that take as long as their files', async () => {
    const root = join(import.meta.dirname, '../../..');
    const alerts = await readFile(join(root, 'infra/monitoring/alerts.yml'), 'utf8');
    const [, left = ''] = /route!~"([^"]+)"/.exec(alerts) ?? [];
    const { paths } = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8')) as {
      paths: Record<string, object>;
    };
    const withForms = Object.entries(paths).filter(([, calls]) =>
      JSON.stringify(calls).includes('multipart/form-data'),
    );
    expect(withForms).not.toEqual([]);
    for (const [path] of withForms) expect(path).toMatch(new RegExp(`^${left}$`));
  });

  it('keeps figures off the public port', async () => {
    expect((await app.visitor().get('/metrics')).status).toBe(404);
  });

  it('can be probed there, and knows nothing else', async () => {
    expect((await ask('/health/live')).status).toBe(200);
    expect((await ask('/health/ready')).status).toBe(200);
    expect((await ask('/api/site')).status).toBe(404);
  });

  it('tells a collector of requests in the trace of their caller, with their statements below', async () => {
    await app.visitor().get('/api/review/allReview', {
      headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
    });
    await eventually(
      'spans of the trace at the collector',
      () => collector.spans.some(({ traceId }) => traceId === TRACE),
      15_000,
    );
    const ours = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const request = ours.find(({ name }) => name === 'GET /api/review/allReview');
    expect(request?.parentSpanId).toBe('b7ad6b7169203331');
    expect(ours.find(({ name }) => name === 'SELECT')?.parentSpanId).toBe(request?.spanId);
  });
});
