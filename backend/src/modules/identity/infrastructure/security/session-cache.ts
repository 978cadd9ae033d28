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
/** How long an answer counts at worst, should the word that it changed never arrive. */
const KEPT_MS = 5_000;
const MAX_ENTRIES = 10_000;
/** A process that does not answer in this time hangs, and what it keeps runs out by itself. */
const PATIENCE_MS = 1_000;

export interface KnownSession extends Actor, SessionSpan {}

interface Entry {
  readonly session: KnownSession;
  readonly until: number;
}

/**
 * What the database said of sessions a moment ago. A change is announced in the transaction that makes it, so that
 * every process forgets when, and only if, it commits. While a process does not hear, it keeps nothing.
 */
@Injectable()
export class SessionCache implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly entries = new Map<string, Entry>();
  private readonly listener: DatabaseListener;
  private hears = false;
  /** Who waits for how many processes to answer, by the mark of the question. */
  private readonly asking = new Map<string, { missing: number; done: () => void }>();
  /** Counts what was forgotten, so that an answer that was on its way meanwhile is not kept. */
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

  /** The session as kept, or as `load` finds it. */
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

  /** Says in every process that the user's sessions, or the user's rights, are not what they were. */
  async forget(userId: string): Promise<void> {
    this.drop(userId);
    await this.say(userId);
  }

  /**
   * Resolves when every process that listens has heard what was said before, or hangs. What one connection hears comes
   * in the order of the commits, so whoever answers the question has heard the rest.
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
