import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { EducatorNotices } from '../../application/educator-notices.js';

@Injectable()
export class SqlEducatorNotices extends EducatorNotices {
  constructor(private readonly sql: Sql) {
    super();
  }

  async claim(courseId: string, at: Date, mailId: string): Promise<boolean> {
    const claimed = await this.sql.first(
      `insert into questions.educator_notice (course_id, day, mail_id)
       values ($1, ($2::timestamptz at time zone 'UTC')::date, $3)
       on conflict (course_id) do update set day = excluded.day, mail_id = excluded.mail_id
       where educator_notice.day < excluded.day or educator_notice.mail_id = excluded.mail_id
       returning 1`,
      [courseId, at, mailId],
    );
    return claimed !== null;
  }
}
