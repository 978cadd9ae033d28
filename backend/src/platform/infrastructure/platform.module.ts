import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import {
  APP_FILTER,
  APP_GUARD,
  APP_INTERCEPTOR,
  APP_PIPE,
  DiscoveryModule,
  DiscoveryService,
  MetadataScanner,
} from '@nestjs/core';
import type { Logger } from 'pino';
import { Clock } from '../application/clock.js';
import { Files } from '../application/files.js';
import { Ids } from '../application/ids.js';
import { Mailer } from '../application/mailer.js';
import { Pictures } from '../application/pictures.js';
import { RateLimits } from '../application/rate-limits.js';
import { UnitOfWork } from '../application/unit-of-work.js';
import type { AnyFactType } from '../domain/fact.js';
import {
  openFiles,
  openMailer,
  openMetrics,
  openQueue,
  openRateLimits,
  openTracing,
} from './adapters.js';
import { Chores } from './chores/chores.js';
import { Rounds } from './chores/rounds.js';
import { Config } from './config/config.js';
import { AggregateStore } from './database/aggregate-store.js';
import { Database } from './database/database.js';
import { MikroUnitOfWork } from './database/mikro-unit-of-work.js';
import type { Persistence } from './database/persistence.js';
import { Sql } from './database/sql.js';
import { FilesController } from './files/files.controller.js';
import { HotFiles } from './files/hot-files.js';
import { SignedLinks } from './files/signed-links.js';
import { AccessGuard } from './http/access/access.guard.js';
import { CrossSite } from './http/access/cross-site.js';
import { BodyInterceptor } from './http/bodies/body.interceptor.js';
import { Drain } from './http/server/drain.js';
import { EventStreams } from './http/replies/event-streams.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { Tracing } from './tracing/tracing.js';
import { HealthController } from './http/server/health.controller.js';
import { IdempotencyInterceptor } from './http/idempotency/idempotency.interceptor.js';
import { IdempotentRequests } from './http/idempotency/idempotent-requests.js';
import { KeptAnswerKeeper } from './http/idempotency/kept-answer-keeper.js';
import { ProblemFilter } from './http/replies/problem.filter.js';
import { AddressLimitGuard, MemberLimitGuard } from './http/access/limits.js';
import { ReadyReplies } from './http/replies/ready-replies.js';
import { Shortcuts } from './http/server/shortcuts.js';
import { routesWithoutPolicy } from './http/access/route-policies.js';
import { validationPipe } from './http/bodies/validation.js';
import { UuidIds } from './ids/uuid-ids.js';
import { SharpPictures } from './images/sharp-pictures.js';
import { Log } from './logging/log.js';
import { MailBoxController } from './mail/mail-box.controller.js';
import { DeadLetters } from './outbox/dead-letters.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxHost } from './outbox/outbox-host.js';
import { QueueFigures } from './outbox/queue-figures.js';
import { StaffFigures } from './metrics/staff-figures.js';
import { Subscriptions } from './outbox/subscriptions.js';
import { PdfPress } from './pdf/pdf-press.js';
import { JobQueue } from './queue/job-queue.js';
import { DatabaseClock } from './time/database-clock.js';
import { WarmUp } from './warm-up.js';

export interface PlatformOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly persistence: () => readonly Persistence[];
  /** Every fact that any module declares. */
  readonly facts: readonly AnyFactType[];
}

const CLOCK_SYNC_MS = 60_000;
/**
 * Shorter than requests wait for a connection, so that those behind get one. Jobs do not time out, because their
 * attempts are counted.
 */
const LOCK_MS = 2_000;
/** Transactions never wait for anything outside the database, so a living process is never silent for so long. */
const SILENCE_MS = 60_000;
/**
 * Together with the three seconds that requests wait for a connection, shorter than clients wait for a reply. Chores
 * may be slower.
 */
const ANSWER_MS = { requests: 10_000, chores: 30_000 };

/** The shared ports, with the adapters that the settings choose. */
@Global()
@Module({})
export class PlatformModule implements OnModuleInit, OnApplicationShutdown {
  private clockSync: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly discovery: DiscoveryService,
    private readonly tracing: Tracing,
    private readonly warmUp: WarmUp,
  ) {}

  static register(options: PlatformOptions): DynamicModule {
    const ports = portProviders(options);
    const { config, log } = options;
    const mailBox =
      config.hasDevelopmentDoors && !config.get('SMTP_URL') ? [MailBoxController] : [];
    return {
      module: PlatformModule,
      imports: [DiscoveryModule],
      controllers: [HealthController, FilesController, ...mailBox],
      providers: [
        ...ports,
        OutboxHost,
        IdempotentRequests,
        KeptAnswerKeeper,
        { provide: APP_GUARD, useClass: AddressLimitGuard },
        EventStreams,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: MemberLimitGuard },
        { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_PIPE, useFactory: validationPipe },
        { provide: APP_FILTER, useFactory: () => new ProblemFilter(log) },
      ],
      exports: [...ports, EventStreams, IdempotentRequests],
    };
  }

  async onModuleInit(): Promise<void> {
    const open = routesWithoutPolicy(this.discovery, new MetadataScanner());
    if (open.length > 0) throw new Error(`Routes without an access policy: ${open.join(', ')}`);
    this.warmUp.later(() => this.database.warmUp());
    if (!(this.clock instanceof DatabaseClock)) return;
    // Otherwise this would open a second connection beside the one on its way.
    await this.database.connect();
    await this.clock.synchronize();
    this.clockSync = keepInStep(this.clock);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.clockSync);
    await this.queue.close();
    await this.tracing.close();
    await this.database.close();
  }
}

function keepInStep(clock: DatabaseClock): NodeJS.Timeout {
  // A failed round keeps the last offset until the next one succeeds.
  const round = () => void clock.synchronize().catch(() => undefined);
  return setInterval(round, CLOCK_SYNC_MS).unref();
}

/** Begins to connect while the application is being wired; `onModuleInit` sees any error. */
function connecting(database: Database): Sql {
  database.connect().catch(() => undefined);
  return new Sql(database);
}

function portProviders({ config, log, persistence, facts }: PlatformOptions) {
  return [
    { provide: Config, useValue: config },
    { provide: Log, useValue: log },
    { provide: Subscriptions, useValue: new Subscriptions(facts) },
    {
      provide: Database,
      inject: [Tracing],
      useFactory: (tracing: Tracing) =>
        new Database({
          url: config.get('DATABASE_URL'),
          pool: config.get('DATABASE_POOL'),
          persistence,
          limits: config.runs('api')
            ? { lockMs: LOCK_MS, silenceMs: SILENCE_MS, answerMs: ANSWER_MS.requests }
            : { silenceMs: SILENCE_MS, answerMs: ANSWER_MS.chores },
          tracing: config.get('OTEL_EXPORTER_OTLP_ENDPOINT') ? tracing : undefined,
        }),
    },
    { provide: Sql, inject: [Database], useFactory: connecting },
    { provide: Clock, inject: [Sql], useFactory: (sql: Sql) => new DatabaseClock(sql) },
    { provide: Ids, useClass: UuidIds },
    { provide: UnitOfWork, useClass: MikroUnitOfWork },
    {
      provide: Pictures,
      inject: [Files],
      useFactory: (files: Files) => new SharpPictures(files),
    },
    { provide: SignedLinks, useFactory: () => new SignedLinks(config.get('MEDIA_SECRET')) },
    {
      provide: Files,
      inject: [SignedLinks, Clock],
      useFactory: (links: SignedLinks, clock: Clock) => openFiles(config, links, clock, log),
    },
    {
      provide: Mailer,
      inject: [Clock],
      useFactory: (clock: Clock) => openMailer(config, clock),
    },
    { provide: RateLimits, useFactory: () => openRateLimits(config, log) },
    { provide: JobQueue, useFactory: () => openQueue(config, log) },
    { provide: HotFiles, inject: [Files], useFactory: (files: Files) => new HotFiles(files) },
    PdfPress,
    Drain,
    { provide: ReadyReplies, useFactory: () => new ReadyReplies() },
    { provide: CrossSite, useFactory: () => crossSiteOf(config) },
    Shortcuts,
    WarmUp,
    Chores,
    Rounds,
    Outbox,
    AggregateStore,
    DeadLetters,
    QueueFigures,
    StaffFigures,
    {
      provide: Metrics,
      inject: [QueueFigures, StaffFigures, Sql],
      useFactory: (queues: QueueFigures, staff: StaffFigures, sql: Sql) =>
        openMetrics(config, { queues, staff, sql }),
    },
    { provide: Tracing, useFactory: () => openTracing(config) },
    MetricsServer,
  ];
}

function crossSiteOf(config: Config): CrossSite {
  const allowed = [new URL(config.publicUrl).origin, ...config.get('ALLOWED_ORIGINS')];
  return new CrossSite({ allowed, ownHost: !config.isProduction });
}
