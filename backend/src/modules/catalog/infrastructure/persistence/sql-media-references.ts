import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  MediaReferences,
  type ReferencedFiles,
} from '../../application/videos/media-references.js';
import { handoutKey } from '../../domain/handouts/handout.js';
import {
  renditionFolder,
  storyboardKey,
  videoPosterKey,
  videoSourceKey,
} from '../../domain/videos/video-files.js';
import { isFinished, type Rendition } from '../../domain/videos/video-rendition.js';

const KNOWN = {
  video: 'select id from catalog.video where id = any($1::uuid[])',
  // A taken upload keeps its row as long as its video exists.
  upload: 'select id from catalog.upload where id = any($1::uuid[])',
  handout: 'select file_id as id from catalog.handout where file_id = any($1::uuid[])',
  thumbnail: 'select thumbnail_id as id from catalog.course where thumbnail_id = any($1::uuid[])',
} as const;

const HAS_DISCARDED_VIDEO = `exists (
  select from catalog.video v where v.id = u.id and v.status = 'discarded')`;

interface VideoRow {
  readonly id: string;
  readonly renditions: readonly Rendition[];
  readonly hasPoster: boolean;
  readonly hasStoryboard: boolean;
  readonly originalQuality: boolean;
}

const ROUND = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class SqlMediaReferences extends MediaReferences {
  constructor(private readonly sql: Sql) {
    super();
  }

  async known(kind: keyof typeof KNOWN, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.sql.rows<{ id: string }>(KNOWN[kind], [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async *required(): AsyncGenerator<ReferencedFiles> {
    yield* this.walk<VideoRow>(
      `select id, renditions, poster_key is not null as "hasPoster",
         has_storyboard as "hasStoryboard", original_quality as "originalQuality"
       from catalog.video where status = 'ready' and id > $1 order by id limit $2`,
      filesOfVideo,
    );
    // Skips taken uploads whose video is discarded: their rows outlive the files by a moment.
    yield* this.walk<{ id: string; parts: readonly { key: string }[] }>(
      `select id, parts from catalog.upload u where id > $1 and not ${HAS_DISCARDED_VIDEO}
       order by id limit $2`,
      ({ parts }) => parts.map(({ key }) => key),
    );
    yield* this.walk<{ id: string; lectureId: string; courseId: string }>(
      `select file_id as id, lecture_id as "lectureId", course_id as "courseId"
       from catalog.handout where file_id > $1 order by file_id limit $2`,
      ({ id, ...place }) => [handoutKey(place, id)],
    );
  }

  async stillRequires(id: string): Promise<boolean> {
    const row = await this.sql.first(
      `select 1 from catalog.video where id = $1 and status = 'ready'
       union all
       select 1 from catalog.upload u where id = $1 and not ${HAS_DISCARDED_VIDEO}
       union all
       select 1 from catalog.handout where file_id = $1`,
      [id],
    );
    return row !== null;
  }

  private async *walk<R extends { readonly id: string }>(
    text: string,
    keysOf: (row: R) => readonly string[],
  ): AsyncGenerator<ReferencedFiles> {
    for (let after = FIRST; ;) {
      const rows = await this.sql.rows<R>(text, [after, ROUND]);
      for (const row of rows) yield { id: row.id, keys: keysOf(row) };
      const last = rows.at(-1);
      if (!last || rows.length < ROUND) return;
      after = last.id;
    }
  }
}

function filesOfVideo(video: VideoRow): string[] {
  const { id, renditions, hasPoster, hasStoryboard, originalQuality } = video;
  const keys = renditions.filter(isFinished).flatMap(({ name, result }) => {
    const segments = Array.from({ length: result.segments }, (_, n) => `segment-${n}.m4s`);
    const starts = ['init.mp4', ...(result.laterInits ?? [])];
    return ['index.m3u8', ...starts, ...segments].map((file) => renditionFolder(id, name) + file);
  });
  if (hasPoster) keys.push(videoPosterKey(id));
  if (hasStoryboard)
    keys.push(storyboardKey(id, 'storyboard.jpg'), storyboardKey(id, 'storyboard.vtt'));
  if (originalQuality) keys.push(videoSourceKey(id));
  return keys;
}
