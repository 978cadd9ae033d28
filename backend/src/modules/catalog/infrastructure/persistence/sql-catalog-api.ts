import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CaptionsView } from '../../application/lectures/captions-view.js';
import { ScrubMedia } from '../../application/videos/scrub-media.js';
import { thumbnailUrl } from '../../application/courses/thumbnail.js';
import { masterPlaylist } from '../../application/videos/video-master-playlist.js';
import { type PlayableVideo, VideosView } from '../../application/videos/videos-view.js';
import { EnrollmentCounts } from './enrollment-counts.js';
import { lectureSeconds } from './sql-videos-view.js';
import {
  CatalogApi,
  type CourseOffer,
  type CourseSummary,
  type Curriculum,
  type ScrubbedMedia,
  type VideoPlace,
} from '../../contract.js';

type SummaryRow = Omit<CourseSummary, 'thumbnail'> & { readonly thumbnailId: string | null };
type LectureColumns = [
  ids: string[],
  titles: string[],
  addedMs: number[],
  seconds: (number | null)[],
];
type CurriculumRow = Omit<Curriculum, 'lectures'> & { readonly lectures: LectureColumns };

const STATUS = `case when retired_at is not null then 'retired'
  when is_published then 'published' else 'draft' end`;

const IN_ORDER = 'order by position, lecture.id';
/**
 * One row per course with a list per column: fetching thousands of lectures as separate rows would cost more than all
 * processing of them.
 */
const curricula = (courses: string) => `select course.id as "courseId", creator_id as "creatorId",
    ${STATUS} as status, coalesce(held.lectures, '[[], [], [], []]') as lectures
  from catalog.course left join (
    select lecture.course_id, json_build_array(
      json_agg(lecture.id ${IN_ORDER}), json_agg(title ${IN_ORDER}),
      json_agg(round(date_part('epoch', lecture.created_at) * 1000) ${IN_ORDER}),
      json_agg(seconds ${IN_ORDER})) as lectures
    from catalog.lecture left join (${lectureSeconds(courses)}) video on video.lecture_id = lecture.id
    where lecture.course_id ${courses} group by lecture.course_id
  ) held on held.course_id = course.id
  where course.id ${courses}`;
const CURRICULA = curricula('= any($1::uuid[])');
const CURRICULUM_WITH = curricula('= (select course_id from catalog.lecture where id = $1)');

@Injectable()
export class SqlCatalogApi extends CatalogApi {
  constructor(
    private readonly sql: Sql,
    private readonly videos: VideosView,
    private readonly pictures: Pictures,
    private readonly captions: CaptionsView,
    private readonly scrub: ScrubMedia,
    private readonly enrollments: EnrollmentCounts,
  ) {
    super();
  }

  offerOf(courseId: string): Promise<CourseOffer | null> {
    return this.sql.first<CourseOffer>(
      `select id as "courseId", title, creator_id as "creatorId", ${STATUS} as status,
         price_paise as "pricePaise"
       from catalog.course where id = $1`,
      [courseId],
    );
  }

  async summariesOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseSummary>> {
    if (courseIds.length === 0) return new Map();
    const rows = await this.sql.rows<SummaryRow>(
      `select id as "courseId", title, thumbnail_id as "thumbnailId", category, level,
         creator_id as "creatorId", ${STATUS} as status
       from catalog.course where id = any($1::uuid[])`,
      [courseIds],
    );
    return new Map(
      rows.map(({ thumbnailId, ...row }) => [
        row.courseId,
        { ...row, thumbnail: thumbnailUrl(this.pictures, thumbnailId) },
      ]),
    );
  }

  async courseIdsOf(creatorId: string): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      'select id from catalog.course where creator_id = $1',
      [creatorId],
    );
    return rows.map(({ id }) => id);
  }

  async curriculumOf(courseId: string): Promise<Curriculum | null> {
    return (await this.curriculaOf([courseId])).get(courseId) ?? null;
  }

  async curriculumWith(lectureId: string): Promise<Curriculum | null> {
    const [row] = await this.sql.rows<CurriculumRow>(CURRICULUM_WITH, [lectureId]);
    return row ? curriculumOf(row) : null;
  }

  async curriculaOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, Curriculum>> {
    if (courseIds.length === 0) return new Map();
    const rows = await this.sql.rows<CurriculumRow>(CURRICULA, [courseIds]);
    return new Map(rows.map((row) => [row.courseId, curriculumOf(row)]));
  }

  async placeOfVideo(videoId: string): Promise<VideoPlace | null> {
    const video = await this.videos.playable(videoId);
    if (!video) return null;
    const place = await this.sql.first<Omit<VideoPlace, 'videoId' | 'originalType'>>(
      `select lecture.id as "lectureId", course.id as "courseId", creator_id as "creatorId",
         ${STATUS} as "courseStatus", is_preview_free as "isPreviewFree"
       from catalog.lecture join catalog.course on course.id = lecture.course_id
       where lecture.id = $1`,
      [video.lectureId],
    );
    return place && { ...place, videoId, originalType: originalType(video) };
  }

  async masterPlaylistOf(videoId: string): Promise<string | null> {
    const video = await this.videos.playable(videoId);
    return video && video.renditions.length > 0 ? masterPlaylist(video.renditions) : null;
  }

  async captionsOf(videoId: string, language: string): Promise<string | null> {
    const video = await this.videos.playable(videoId);
    return video && this.captions.text(video.lectureId, language);
  }

  scrubMedia({ remove }: { readonly remove: boolean }): Promise<ScrubbedMedia> {
    return this.scrub.execute(remove ? 'all' : 'none');
  }

  countEnrollments(courseId: string, change: 1 | -1): Promise<void> {
    return this.enrollments.count(courseId, change);
  }

  async countRating(
    courseId: string,
    { sum, count }: { sum: number; count: number },
  ): Promise<void> {
    const row = await this.sql.first(
      `update catalog.course
       set rating_sum = rating_sum + $2::integer, rating_count = rating_count + $3::integer
       where id = $1 returning id`,
      [courseId, sum, count],
    );
    if (!row) throw new NotFound();
  }
}

/** Only types that browsers can play are ever served as originals. */
function originalType(video: PlayableVideo): VideoPlace['originalType'] {
  const type = video.originalType;
  return type === 'video/mp4' || type === 'video/webm' ? type : null;
}

function curriculumOf({ lectures, ...course }: CurriculumRow): Curriculum {
  const [ids, titles, addedMs, seconds] = lectures;
  return {
    ...course,
    lectures: ids.map((lectureId, at) => ({
      lectureId,
      title: titles[at] ?? '',
      addedAt: new Date(addedMs[at] ?? 0),
      durationSeconds: seconds[at] ?? null,
    })),
  };
}
