import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../platform/infrastructure/config/config.js';
import { inOwnScope } from '../platform/infrastructure/database/entity-scope.js';
import { BuiltClient } from '../platform/infrastructure/http/client/built-client.js';
import { admission } from '../platform/infrastructure/http/server/admission.js';
import { clientFiles } from '../platform/infrastructure/http/client/client-files.js';
import { sharerOf } from '../platform/infrastructure/http/access/client-address.js';
import { failAsTheFront, FrontedExpress } from '../platform/infrastructure/http/server/front.js';
import { Drain, drain } from '../platform/infrastructure/http/server/drain.js';
import { answerUnreadable } from '../platform/infrastructure/http/server/unreadable.js';
import { CrossSite } from '../platform/infrastructure/http/access/cross-site.js';
import { allowOrigins } from '../platform/infrastructure/http/access/other-origins.js';
import { ReadyReplies } from '../platform/infrastructure/http/replies/ready-replies.js';
import { requestLog, tellRequestId } from '../platform/infrastructure/http/server/request-log.js';
import { Shortcuts } from '../platform/infrastructure/http/server/shortcuts.js';
import { assertLimitsExist } from '../platform/infrastructure/http/access/limits.js';
import {
  limitSlowClients,
  usualPatience,
} from '../platform/infrastructure/http/bodies/slow-clients.js';
import {
  securityHeaders,
  telling,
} from '../platform/infrastructure/http/client/security-headers.js';
import { Metrics } from '../platform/infrastructure/metrics/metrics.js';
import { MetricsServer } from '../platform/infrastructure/metrics/metrics-server.js';
import { requestMetrics } from '../platform/infrastructure/metrics/request-metrics.js';
import { requestTracing } from '../platform/infrastructure/tracing/request-tracing.js';
import { Tracing } from '../platform/infrastructure/tracing/tracing.js';
import { NestLog } from '../platform/infrastructure/logging/log.js';
import { WarmUp } from '../platform/infrastructure/warm-up.js';
import { OutboxHost } from '../platform/infrastructure/outbox/outbox-host.js';
import { AppModule } from './app.module.js';
import { siteWarnings } from './site-warnings.js';
import { serveSwaggerUi } from './openapi/swagger-ui.js';

/** Wires the application for the roles in the settings, without starting it. */
export async function createApp(config: Config, log: Logger): Promise<NestExpressApplication> {
  assertLimitsExist(config.get('RATE_LIMITS').keys());
  const express = new FrontedExpress();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.register(config, log),
    express,
    { logger: new NestLog(log), bodyParser: false, abortOnError: false },
  );
  // Lets the database's greeting be answered, which came while this process was busy.
  await setImmediate();
  app.set('trust proxy', config.get('TRUST_PROXY') ? 1 : false);
  app.set('query parser', 'simple');
  app.set('etag', 'strong');
  app.disable('x-powered-by');
  const folder = config.get('CLIENT_DIR');
  const client = folder ? new BuiltClient(folder) : null;
  const headers = securityHeaders(config, client);
  const always = headers.ofApi;
  const otherOrigins = config.get('ALLOWED_ORIGINS');
  express.passFirst(
    app.get(Drain).lettingGo,
    ...(config.get('OTEL_EXPORTER_OTLP_ENDPOINT') ? [requestTracing(app.get(Tracing))] : []),
    ...(config.get('METRICS_PORT') === undefined ? [] : [requestMetrics(app.get(Metrics))]),
    requestLog(log),
    ...(otherOrigins.length === 0 ? [] : [allowOrigins(otherOrigins, always)]),
    app.get(ReadyReplies).serve,
    app.get(Shortcuts).serving(always),
    admission(always, {
      addressOf: sharerOf({
        isBehindProxy: config.get('TRUST_PROXY'),
        countsLoopback: config.isProduction,
      }),
    }),
    app.get(Shortcuts).workingFor(always),
    tellRequestId,
    telling(headers),
  );
  answerUnreadable(app.getHttpServer(), always, log);
  app.use(failAsTheFront);
  app.use(app.get(CrossSite).refuse);
  app.use((_request: unknown, _response: unknown, next: () => void) => inOwnScope(next));
  serveSwaggerUi(app);
  if (client) app.use(clientFiles(client));
  if (config.runs('api')) for (const warning of siteWarnings(config)) log.warn(warning);
  return app;
}

/** After its first replies. */
const WARM_UP_AFTER_MS = 1_000;

/** Starts what the roles ask for. */
export async function start(app: NestExpressApplication, config: Config): Promise<void> {
  if (config.runs('api')) {
    const server = await app.listen(config.get('PORT'), config.host);
    limitSlowClients(server, usualPatience);
    const warming = setTimeout(() => app.get(WarmUp).begin(), WARM_UP_AFTER_MS).unref();
    server.once('close', () => clearTimeout(warming));
  } else {
    await app.init();
  }
  await app.get(MetricsServer).start();
  if (!config.runs('worker')) return;
  await app.get(OutboxHost).start();
  if (!config.get('DEMO_WORLD')) return;
  const { livenDemoWorld } = await import('./demo/demo-life.js');
  void livenDemoWorld(app, config);
}

/** A start that takes longer waits for something that is away. */
const LONGEST_START_MS = 5_000;

/**
 * Shuts the process down: first load balancers notice, then running requests, jobs and connections end.
 * @param started ends first, because a start would go on opening what is closed
 */
export async function stop(
  app: NestExpressApplication,
  config: Config,
  started: Promise<void>,
): Promise<void> {
  app.get(Drain).begin();
  if (config.runs('api')) await drain(app.getHttpServer(), config.drainMs);
  await Promise.race([started, sleep(LONGEST_START_MS, undefined, { ref: false })]);
  await app.close();
}
