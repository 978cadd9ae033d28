import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type UserQuery,
  type UserRecord,
  UsersView,
} from '../../application/accounts/users-view.js';

@Injectable()
export class SqlUsersView extends UsersView {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super();
  }

  find({ text, limit, after }: UserQuery): Promise<readonly UserRecord[]> {
    return this.sql.rows<UserRecord>(
      `select id, name, email, role, created_at as "createdAt",
         email_verified_at as "emailVerifiedAt", locked_at as "lockedAt",
         (select count(*)::int from identity.session s where s.user_id = u.id and ended_at is null
           and ends_at > $4 and last_seen_at > $4 - idle_ms * interval '1 millisecond')
           as "liveSessions"
       from identity."user" u
       where ($1::text is null or starts_with(email, lower($1)) or starts_with(lower(name), lower($1))
           or id::text = lower($1) or id in (select user_id from identity.otp_challenge
             where old_email = lower($1) and passed_at is not null))
         and ($2::uuid is null or id < $2)
       order by id desc limit $3`,
      [text, after, limit, this.clock.now()],
    );
  }
}
