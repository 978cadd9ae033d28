import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { VideoProgressBoard } from '../../application/videos/video-progress-board.js';
import type { CurrentRung } from '../../domain/videos/video-progress.js';

@Injectable()
export class SqlVideoProgressBoard extends VideoProgressBoard {
  constructor(private readonly sql: Sql) {
    super();
  }

  async note(videoId: string, current: CurrentRung): Promise<boolean> {
    // Selecting from the video table avoids a foreign key error for a deleted video.
    const noted = await this.sql.rows(
      `insert into catalog.video_progress (video_id, rung, percent)
       select id, $2, $3 from catalog.video where id = $1 and status <> 'discarded'
       on conflict (video_id) do update set rung = excluded.rung, percent = excluded.percent
       returning video_id`,
      [videoId, current.name, current.percent],
    );
    return noted.length > 0;
  }

  async clear(videoId: string): Promise<void> {
    await this.sql.rows('delete from catalog.video_progress where video_id = $1', [videoId]);
  }
}
