import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/application/actor.js';
import { Clock } from '../../../../platform/application/clock.js';
import { unlessReadOnly } from '../../../../platform/infrastructure/database/read-only.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { isLive } from '../../domain/session.js';
import { type KnownSession, SessionCache } from './session-cache.js';

/** The interval of writing "last seen": on every request it would turn each read into a write. */
const SEEN_EVERY_MS = 60_000;

/** Whether a session is live, and whose it is, according to the database; answers are cached for a moment. */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly cache: SessionCache,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Runs at most one query, by primary key, and once a minute another. */
  async actorOf(sessionId: string): Promise<Actor | null> {
    const session = await this.cache.get(sessionId, () => this.load(sessionId));
    if (!session || !isLive(session, this.clock.now())) return null;
    const { userId, role } = session;
    return { userId, sessionId, role };
  }

  private async load(sessionId: string): Promise<KnownSession | null> {
    const session = await this.sql.first<KnownSession>(
      `select s.id as "sessionId", u.id as "userId", u.role, s.last_seen_at as "lastSeenAt",
              s.idle_ms::float8 as "idleMs", s.ends_at as "endsAt", s.ended_at as "endedAt"
       from identity.session s join identity."user" u on u.id = s.user_id
       where s.id = $1`,
      [sessionId],
    );
    if (!session) return null;
    const now = this.clock.now();
    const isDue = now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS;
    if (!isDue || !isLive(session, now)) return session;
    await this.noteSeen(sessionId, now);
    return { ...session, lastSeenAt: now };
  }

  private async noteSeen(sessionId: string, now: Date): Promise<void> {
    await unlessReadOnly(
      this.sql.rows(
        `update identity.session set last_seen_at = $2
         where id = $1 and ended_at is null and last_seen_at < $2`,
        [sessionId, now],
      ),
    );
  }
}
