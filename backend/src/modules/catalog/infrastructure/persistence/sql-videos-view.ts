import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { LINE } from './encoder-line.js';
import {
  type PlayableVideo,
  VideosView,
  type VideoStatusView,
} from '../../application/videos/videos-view.js';
import { overallPercent, rungProgress } from '../../domain/videos/video-progress.js';
import { type Rendition, watchable } from '../../domain/videos/video-rendition.js';
import type { SourceFacts } from '../../domain/videos/video-source.js';

interface Row {
  readonly videoId: string;
  readonly lectureId: string;
  readonly source: SourceFacts | null;
  readonly renditions: readonly Rendition[];
  readonly hasPoster: boolean;
  readonly originalQuality: boolean;
}

export interface StatusRow extends Row {
  readonly status: VideoStatusView['status'];
  readonly reason: string | null;
  readonly rung: string | null;
  readonly rungPercent: number | null;
  readonly ahead: number | null;
}

interface PlayableRow extends Row {
  readonly hasStoryboard: boolean;
  readonly courseId: string;
}

const COLUMNS = `v.id as "videoId", v.lecture_id as "lectureId", v.source, v.renditions,
  v.poster_key is not null as "hasPoster", v.original_quality as "originalQuality"`;
const PLAYABLE = `${COLUMNS}, v.has_storyboard as "hasStoryboard", v.course_id as "courseId"`;
/** Columns of a video `v` and its progress `p`; requires `with ${LINE}`, which costs nothing while no video waits. */
export const STATUS = `${COLUMNS}, v.status, v.reason, p.rung, p.percent as "rungPercent",
  case when v.status = 'uploaded' then (select line.ahead from line where line.id = v.id) end as ahead`;
/** A video in processing is playable once a rendition has begun. */
const CAN_BE_WATCHED = `(v.status = 'ready'
  or v.status = 'processing' and jsonb_path_exists(v.renditions, '$[*].begun'))`;
/** A redundant condition that the index of a course's videos requires: PostgreSQL does not infer it. */
const NOT_DISCARDED = `v.status <> 'discarded'`;
/** A finished older video plays until the newer one is finished. */
const WHOLE_FIRST = `v.lecture_id, v.status = 'ready' desc, v.created_at desc, v.id desc`;

const SECONDS = `(v.source ->> 'durationSeconds')::float8`;

/** A subquery: for each playable lecture in the given courses, the length of the video it plays. */
export const lectureSeconds = (courses: string): string =>
  `select distinct on (v.lecture_id) v.lecture_id, ${SECONDS} as seconds
   from catalog.video v
   where v.course_id ${courses} and ${NOT_DISCARDED} and ${CAN_BE_WATCHED} order by ${WHOLE_FIRST}`;

@Injectable()
export class SqlVideosView extends VideosView {
  constructor(private readonly sql: Sql) {
    super();
  }

  async statusOf(lectureIds: readonly string[]): Promise<Map<string, VideoStatusView>> {
    if (lectureIds.length === 0) return new Map();
    // A ready video may still get larger renditions, so its progress is read as well.
    const rows = await this.sql.rows<StatusRow>(
      `with ${LINE}
       select distinct on (v.lecture_id) ${STATUS}
       from catalog.video v left join catalog.video_progress p on p.video_id = v.id
       where v.lecture_id = any($1::uuid[]) and v.status <> 'discarded'
       order by v.lecture_id, v.created_at desc, v.id desc`,
      [lectureIds],
    );
    return new Map(rows.map((row) => [row.lectureId, statusOf(row)]));
  }

  async playableOf(lectureIds: readonly string[]): Promise<Map<string, PlayableVideo>> {
    if (lectureIds.length === 0) return new Map();
    const rows = await this.sql.rows<PlayableRow>(
      `select distinct on (v.lecture_id) ${PLAYABLE} from catalog.video v
       where v.lecture_id = any($1::uuid[]) and ${CAN_BE_WATCHED} order by ${WHOLE_FIRST}`,
      [lectureIds],
    );
    return new Map(rows.map((row) => [row.lectureId, playableOf(row)]));
  }

  async secondsOf(lectureIds: readonly string[]): Promise<Map<string, number | null>> {
    if (lectureIds.length === 0) return new Map();
    const rows = await this.sql.rows<{ lectureId: string; seconds: number | null }>(
      `select distinct on (v.lecture_id) v.lecture_id as "lectureId", ${SECONDS} as seconds
       from catalog.video v
       where v.lecture_id = any($1::uuid[]) and ${CAN_BE_WATCHED} order by ${WHOLE_FIRST}`,
      [lectureIds],
    );
    return new Map(rows.map(({ lectureId, seconds }) => [lectureId, seconds]));
  }

  async playable(videoId: string): Promise<PlayableVideo | null> {
    const row = await this.sql.first<PlayableRow>(
      `select ${PLAYABLE} from catalog.video v where v.id = $1 and ${CAN_BE_WATCHED}`,
      [videoId],
    );
    return row && playableOf(row);
  }
}

export function statusOf({
  source,
  renditions,
  rung,
  rungPercent,
  ...row
}: StatusRow): VideoStatusView {
  const current = rung === null ? null : { name: rung, percent: rungPercent ?? 0 };
  return {
    videoId: row.videoId,
    lectureId: row.lectureId,
    status: row.status,
    percent: row.originalQuality ? 100 : overallPercent(renditions, current),
    rungs: rungProgress(renditions, current),
    ahead: row.ahead,
    reason: row.reason,
    durationSeconds: source?.durationSeconds ?? null,
    hasPoster: row.hasPoster,
    originalQuality: row.originalQuality,
    isPlayable:
      row.status === 'ready' || (row.status === 'processing' && watchable(renditions).length > 0),
  };
}

function playableOf({ source, renditions, ...row }: PlayableRow): PlayableVideo {
  return {
    videoId: row.videoId,
    lectureId: row.lectureId,
    courseId: row.courseId,
    durationSeconds: source?.durationSeconds ?? null,
    width: source?.width ?? null,
    height: source?.height ?? null,
    renditions: watchable(renditions),
    hasStoryboard: row.hasStoryboard,
    hasPoster: row.hasPoster,
    originalQuality: row.originalQuality,
    originalType: row.originalQuality && source ? `video/${source.container}` : null,
  };
}
