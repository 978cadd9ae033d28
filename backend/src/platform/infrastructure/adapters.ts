import { setTimeout as sleep } from 'node:timers/promises';
import type { Files } from '../application/files.js';
import type { Clock } from '../application/clock.js';
import type { Mailer } from '../application/mailer.js';
import type { Config } from './config/config.js';
import { leavingReplicas } from './leaving-replicas.js';
import type { Log } from './logging/log.js';
import { seldom } from './logging/seldom.js';
import { DiskFiles } from './files/disk-files.js';
import type { S3Files } from './files/s3-files.js';
import type { SignedLinks } from './files/signed-links.js';
import { MailBox } from './mail/mail-box.js';
import { isAway } from './http/replies/problem.filter.js';
import { FlexibleRateLimits } from './limits/flexible-rate-limits.js';
import { type Metrics, NoMetrics } from './metrics/metrics.js';
import type { Gauged } from './metrics/prometheus-metrics.js';
import { DeferredJobQueue } from './queue/deferred-job-queue.js';
import type { JobQueue } from './queue/job-queue.js';
import { NoTracing, type Tracing } from './tracing/tracing.js';

// The only place that chooses the adapter of a port, by the settings. Unused adapters are not imported, because that
// would slow down every start; those that are always there are returned at once, so that what needs them does not wait.

export function openFiles(
  config: Config,
  links: SignedLinks,
  clock: Clock,
  log: Log,
): Files | Promise<Files> {
  const endpoint = config.get('S3_ENDPOINT');
  if (endpoint) return openS3(endpoint, config, log);
  return new DiskFiles(config.dataPath('files'), links, clock, config.publicUrl);
}

async function openS3(endpoint: string, config: Config, log: Log): Promise<Files> {
  const { S3Files } = await import('./files/s3-files.js');
  const files = new S3Files({
    endpoint,
    publicEndpoint: config.get('S3_PUBLIC_ENDPOINT'),
    accessKey: config.get('S3_ACCESS_KEY') ?? '',
    secretKey: config.get('S3_SECRET_KEY') ?? '',
    bucket: config.get('S3_BUCKET'),
    region: config.get('S3_REGION'),
  });
  const prepare = async (): Promise<void> => {
    await files.prepare();
    await allowOurOrigin(files, config, log);
  };
  let isStart = true;
  const prepared = prepare().catch((error: unknown) => {
    // Wrong settings end the start.
    if (isStart && !isAway(error)) throw error;
    void prepareLater(prepare, error, log);
  });
  await Promise.race([prepared, sleep(STORE_PATIENCE_MS, undefined, { ref: false })]);
  isStart = false;
  return files;
}

/** A start waits no longer for a store that does not answer: everything but files is served meanwhile. */
const STORE_PATIENCE_MS = 3_000;
const STORE_AGAIN_MS = 5_000;

async function prepareLater(prepare: () => Promise<void>, why: unknown, log: Log): Promise<void> {
  for (let error = why; error !== null;) {
    log.warn({ err: error }, 'the store of files is away: it is prepared once it is back');
    await sleep(STORE_AGAIN_MS, undefined, { ref: false });
    error = await prepare().then(
      () => null,
      (again: unknown) => again,
    );
  }
}

async function allowOurOrigin(files: S3Files, config: Config, log: Log): Promise<void> {
  const origin = new URL(config.publicUrl).origin;
  const publicEndpoint = config.get('S3_PUBLIC_ENDPOINT');
  // What is reached under our own address needs no leave to be read.
  if (publicEndpoint !== undefined && new URL(publicEndpoint).origin === origin) return;
  await files.allowOrigin(origin).catch((error: unknown) => {
    log.warn(
      { err: error, origin },
      'the store does not let us allow our origin; without it players cannot follow links to videos',
    );
  });
}

export function openMailer(config: Config, clock: Clock): Mailer | Promise<Mailer> {
  const smtp = config.get('SMTP_URL');
  return smtp ? openSmtp(smtp, config) : new MailBox(config.dataPath('mail'), clock);
}

async function openSmtp(smtp: string, config: Config): Promise<Mailer> {
  const { SmtpMailer } = await import('./mail/smtp-mailer.js');
  return new SmtpMailer(smtp, config.get('MAIL_FROM'));
}

/** Metrics and traces are optional; their packages are imported only when the settings enable them. */
export function openMetrics(config: Config, gauged: Gauged): Metrics | Promise<Metrics> {
  return config.get('METRICS_PORT') === undefined ? new NoMetrics() : openPrometheus(gauged);
}

async function openPrometheus(gauged: Gauged): Promise<Metrics> {
  const { PrometheusMetrics } = await import('./metrics/prometheus-metrics.js');
  return new PrometheusMetrics(gauged);
}

export function openTracing(config: Config): Tracing | Promise<Tracing> {
  const endpoint = config.get('OTEL_EXPORTER_OTLP_ENDPOINT');
  return endpoint ? openCollector(endpoint, config) : new NoTracing();
}

async function openCollector(endpoint: string, config: Config): Promise<Tracing> {
  const { OtelTracing } = await import('./tracing/otel-tracing.js');
  return new OtelTracing({
    endpoint,
    service: config.get('OTEL_SERVICE_NAME'),
    ratio: config.get('OTEL_TRACES_SAMPLER_ARG'),
  });
}

export function openQueue(config: Config, log: Log): JobQueue {
  return new DeferredJobQueue(async () => {
    const { BullJobQueue } = await import('./queue/bull-job-queue.js');
    const report = seldom((err, alike) => log.warn({ err, alike }, 'the queue is in trouble'));
    const redis = config.get('REDIS_URL');
    return redis
      ? BullJobQueue.onRedis(redis, report)
      : BullJobQueue.onPostgres(config.get('DATABASE_URL'), config.get('DATABASE_POOL'), report);
  });
}

/** Long enough for a healthy Redis. */
const LIMITS_PATIENCE_MS = 250;

/** @param patienceMs the limit for answers of Redis, after which this process counts for itself */
export function openRateLimits(
  config: Config,
  log: Log,
  patienceMs = LIMITS_PATIENCE_MS,
): FlexibleRateLimits | Promise<FlexibleRateLimits> {
  const url = config.get('REDIS_URL');
  if (url) return countingInRedis(url, config, log, patienceMs);
  return FlexibleRateLimits.inProcess(config.get('RATE_LIMITS'));
}

async function countingInRedis(
  url: string,
  config: Config,
  log: Log,
  patienceMs: number,
): Promise<FlexibleRateLimits> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patienceMs,
    connectTimeout: 4 * patienceMs,
    disconnectTimeout: LIMITS_PATIENCE_MS,
    lazyConnect: true,
    reconnectOnError: leavingReplicas(),
  });
  const report = seldom((err, alike) =>
    log.warn({ err, alike }, 'no Redis: each process counts uses by itself until it is back'),
  );
  redis.on('error', report);
  // Connected at start, so that Redis counts from the first use on. A failure is retried, and has been reported.
  await redis.connect().catch(() => undefined);
  return FlexibleRateLimits.onRedis(redis, config.get('RATE_LIMITS'));
}
