import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { EncoderTurns, type PlaceInLine } from '../../application/videos/encoder-turns.js';
import { LINE } from './encoder-line.js';

@Injectable()
export class SqlEncoderTurns extends EncoderTurns {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super();
  }

  placeOf(videoId: string): Promise<PlaceInLine | null> {
    return this.sql.first<PlaceInLine>(
      `with ${LINE}
       select c.creator_id as "educatorId",
         coalesce((select is_behind_others from line where id = v.id), false) as "isBehindOthers"
       from catalog.video v join catalog.course c on c.id = v.course_id
       where v.id = $1 and v.status <> 'discarded'`,
      [videoId],
    );
  }

  async note(educatorId: string): Promise<void> {
    // A turn of a day ago no longer affects the order, so its row is deleted.
    await this.sql.rows(
      `with old as (
         delete from catalog.encoder_turn
         where until < $2::timestamptz - interval '1 day' and educator_id <> $1
       )
       insert into catalog.encoder_turn (educator_id, until) values ($1, $2)
       on conflict (educator_id) do update set until = excluded.until`,
      // The clock that also stamps uploads, because a millisecond can decide.
      [educatorId, this.clock.now()],
    );
  }
}
