import { createServer, type Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Drain } from '../http/server/drain.js';
import { Metrics } from './metrics.js';

/**
 * /metrics on a separate, unpublished port, because it shows business figures. Workers, which serve nothing else, can
 * be probed there, too.
 */
@Injectable()
export class MetricsServer implements BeforeApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly drain: Drain,
  ) {}

  /** Listens, if the settings ask for it. */
  async start(): Promise<void> {
    const { metrics } = this;
    const port = this.config.get('METRICS_PORT');
    if (port === undefined) return;
    const server = createServer((request, response) => {
      const status = this.statusOf(request.url);
      response.statusCode = status;
      if (request.url !== '/metrics') {
        response.end(`${status}\n`);
        return;
      }
      metrics.text().then(
        (text) => response.setHeader('Content-Type', metrics.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, this.config.host, resolve);
    });
  }

  /** The port it listens on, or null. */
  get port(): number | null {
    const address = this.server?.address();
    return typeof address === 'object' ? (address?.port ?? null) : null;
  }

  private statusOf(url: string | undefined): number {
    if (url === '/metrics' || url === '/health/live') return 200;
    if (url === '/health/ready') return this.drain.begun ? 503 : 200;
    return 404;
  }

  beforeApplicationShutdown(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
