import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { type CaptionTrack, CaptionsView } from '../../application/lectures/captions-view.js';

/** About an hour of speech. */
const LONGEST_TEXT = 100_000;
const BYTES_OF_LETTER = 4;
/** Some hundred hours of speech. A course may have gigabytes of captions, and a worker has to hold them in memory. */
const ALL_TEXTS_BYTES = 24 * 1024 * 1024;

@Injectable()
export class SqlCaptionsView extends CaptionsView {
  constructor(private readonly sql: Sql) {
    super();
  }

  async tracksOf(
    lectureIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CaptionTrack[]>> {
    if (lectureIds.length === 0) return new Map();
    const rows = await this.sql.rows<CaptionTrack>(
      `select lecture_id as "lectureId", language from catalog.caption
       where lecture_id = any($1::uuid[]) order by language`,
      [lectureIds],
    );
    return Map.groupBy(rows, ({ lectureId }) => lectureId);
  }

  async textsOf(lectureIds: readonly string[]): Promise<string[]> {
    if (lectureIds.length === 0) return [];
    const rows = await this.sql.rows<{ vtt: string }>(
      `select left(vtt, ${LONGEST_TEXT}) as vtt from (
         select vtt, lecture_id, language,
           sum(least(octet_length(vtt), ${LONGEST_TEXT * BYTES_OF_LETTER})) over (order by lecture_id, language) as bytes
         from catalog.caption where lecture_id = any($1::uuid[])) as text
       where bytes <= ${ALL_TEXTS_BYTES} order by lecture_id, language`,
      [lectureIds],
    );
    return rows.map(({ vtt }) => vtt);
  }

  async text(lectureId: string, language: string): Promise<string | null> {
    const row = await this.sql.first<{ vtt: string }>(
      'select vtt from catalog.caption where lecture_id = $1 and language = $2',
      [lectureId, language],
    );
    return row?.vtt ?? null;
  }
}
