import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type VideoAtWork,
  VideoWork,
  type VideoWorkState,
} from '../../application/videos/video-work.js';
import { LINE } from './encoder-line.js';
import { STATUS, statusOf, type StatusRow } from './sql-videos-view.js';

interface Row extends StatusRow {
  readonly courseId: string;
  readonly size: string;
  readonly receivedAt: Date;
}

const UNFINISHED = `v.status = 'ready' and jsonb_path_exists(v.renditions, '$[*] ? (@.result == null)')`;
const STATES: Record<VideoWorkState, string> = {
  failed: `v.status = 'failed'`,
  waiting: `v.status = 'uploaded'`,
  working: `(v.status in ('probing', 'processing') or ${UNFINISHED})`,
  ready: `v.status = 'ready'`,
};

@Injectable()
export class SqlVideoWork extends VideoWork {
  constructor(private readonly sql: Sql) {
    super();
  }

  async list(state: VideoWorkState, limit: number): Promise<readonly VideoAtWork[]> {
    // Ids sort by time: a backward scan of the primary key returns the newest first.
    const rows = await this.sql.rows<Row>(
      `with ${LINE}
       select ${STATUS}, v.course_id as "courseId", v.size, v.created_at as "receivedAt"
       from catalog.video v left join catalog.video_progress p on p.video_id = v.id
       where ${STATES[state]} order by v.id desc limit $1`,
      [limit],
    );
    return rows.map(({ courseId, size, receivedAt, ...row }) => ({
      ...statusOf(row),
      ...{ courseId, size: Number(size), receivedAt },
    }));
  }
}
