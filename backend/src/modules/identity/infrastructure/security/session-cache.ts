import { randomUUID } from 'node:crypto';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Actor } from '../../../../platform/application/actor.js';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { DatabaseListener } from '../../../../platform/infrastructure/database/listener.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { WarmUp } from '../../../../platform/infrastructure/warm-up.js';
import type { SessionSpan } from '../../domain/session.js';

const CHANNEL = 'lectern_sessions';
const ASK = 'ask ';
const ANSWER = 'heard ';
/** The longest that a stale entry lives, should the notification of a change never arrive. */
const KEPT_MS = 5_000;
const MAX_ENTRIES = 10_000;
/** A process that does not answer in this time hangs, and its cache entries expire by themselves. */
const PATIENCE_MS = 1_000;

export interface KnownSession extends Actor, SessionSpan {}

interface Entry {
  readonly session: KnownSession;
  readonly until: number;
}

/**
 * A short-lived cache of sessions. A change is announced in the transaction that makes it, so every process drops its
 * entries when, and only if, it commits. A process that does not receive notifications caches nothing.
 */
@Injectable()
export class SessionCache implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly entries = new Map<string, Entry>();
  private readonly listener: DatabaseListener;
  private hears = false;
  /** Pending `told` calls, by the mark of their question, and how many processes have yet to answer. */
  private readonly asking = new Map<string, { missing: number; done: () => void }>();
  /** Raised by every invalidation, so that a query result that was loading meanwhile is not cached. */
  private generation = 0;

  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly warmUp: WarmUp,
  ) {
    this.listener = new DatabaseListener(config.get('DATABASE_URL'), CHANNEL, {
      onNotice: (word) => this.hear(word),
      onDeaf: () => this.setHearing(false),
      onHearing: () => this.setHearing(true),
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.runs('api')) this.warmUp.later(() => this.listener.start());
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.listener.close();
  }

  /** The session from the cache, or as loaded. */
  async get(
    sessionId: string,
    load: () => Promise<KnownSession | null>,
  ): Promise<KnownSession | null> {
    const kept = this.entries.get(sessionId);
    if (kept && kept.until > performance.now()) return kept.session;
    this.entries.delete(sessionId);
    const { generation } = this;
    const session = await load();
    if (session && this.hears && generation === this.generation) this.keep(sessionId, session);
    return session;
  }

  /** Invalidates the user's sessions in every process: they, or the user's rights, have changed. */
  async forget(userId: string): Promise<void> {
    this.drop(userId);
    await this.say(userId);
  }

  /**
   * Resolves when every listening process has received all earlier notifications, or hangs. A connection receives
   * notifications in commit order, so a process that answers has received the earlier ones.
   */
  async told(): Promise<void> {
    const mark = randomUUID();
    const row = await this.sql.first<{ listeners: number }>(
      `select count(*)::int as listeners from pg_stat_activity
       where datname = current_database() and application_name = '${CHANNEL}'`,
    );
    if (!row || row.listeners === 0) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS);
      const done = () => {
        clearTimeout(patience);
        resolve();
      };
      this.asking.set(mark, { missing: row.listeners, done });
      void this.say(`${ASK}${mark}`).catch(done);
    });
    this.asking.delete(mark);
  }

  private hear(word: string): void {
    if (word.startsWith(ASK))
      void this.say(`${ANSWER}${word.slice(ASK.length)}`).catch(() => undefined);
    else if (word.startsWith(ANSWER)) this.countAnswer(word.slice(ANSWER.length));
    else this.drop(word);
  }

  private countAnswer(mark: string): void {
    const asked = this.asking.get(mark);
    if (!asked) return;
    asked.missing -= 1;
    if (asked.missing === 0) asked.done();
  }

  private async say(word: string): Promise<void> {
    await this.sql.rows(`select pg_notify('${CHANNEL}', $1)`, [word]);
  }

  private keep(sessionId: string, session: KnownSession): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size >= MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
    this.entries.set(sessionId, { session, until: performance.now() + KEPT_MS });
  }

  private drop(userId: string): void {
    this.generation += 1;
    for (const [id, { session }] of this.entries)
      if (session.userId === userId) this.entries.delete(id);
  }

  private setHearing(hears: boolean): void {
    this.hears = hears;
    this.generation += 1;
    this.entries.clear();
  }
}
