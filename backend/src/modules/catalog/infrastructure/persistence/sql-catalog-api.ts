import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CaptionsView } from '../../application/captions-view.js';
import { ScrubMedia } from '../../application/scrub-media.js';
import { thumbnailUrl } from '../../application/thumbnail.js';
import { masterPlaylist } from '../../application/video-master-playlist.js';
import { type PlayableVideo, VideosView } from '../../application/videos-view.js';
import {
  CatalogApi,
  type CourseOffer,
  type CourseSummary,
  type Curriculum,
  type CurriculumLecture,
  type ScrubbedMedia,
  type VideoPlace,
} from '../../contract.js';

type SummaryRow = Omit<CourseSummary, 'thumbnail'> & { readonly thumbnailId: string | null };
type CourseRow = Pick<Curriculum, 'courseId' | 'creatorId' | 'status'>;
type LectureRow = Omit<CurriculumLecture, 'durationSeconds'> & { readonly courseId: string };

const STATUS = `case when retired_at is not null then 'retired'
  when is_published then 'published' else 'draft' end`;

@Injectable()
export class SqlCatalogApi extends CatalogApi {
  constructor(
    private readonly sql: Sql,
    private readonly videos: VideosView,
    private readonly pictures: Pictures,
    private readonly captions: CaptionsView,
    private readonly scrub: ScrubMedia,
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

  async curriculumOf(courseId: string): Promise<Curriculum | null> {
    return (await this.curriculaOf([courseId])).get(courseId) ?? null;
  }

  async curriculumWith(lectureId: string): Promise<Curriculum | null> {
    const row = await this.sql.first<{ courseId: string }>(
      'select course_id as "courseId" from catalog.lecture where id = $1',
      [lectureId],
    );
    return row ? this.curriculumOf(row.courseId) : null;
  }

  async curriculaOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, Curriculum>> {
    if (courseIds.length === 0) return new Map();
    const [courses, lectures] = await Promise.all([
      this.sql.rows<CourseRow>(
        `select id as "courseId", creator_id as "creatorId", ${STATUS} as status
         from catalog.course where id = any($1::uuid[])`,
        [courseIds],
      ),
      this.sql.rows<LectureRow>(
        `select id as "lectureId", course_id as "courseId", title, is_preview_free as "isPreviewFree",
           created_at as "addedAt"
         from catalog.lecture where course_id = any($1::uuid[]) order by course_id, position, id`,
        [courseIds],
      ),
    ]);
    const durations = await this.videos.durationsOf(lectures.map(({ lectureId }) => lectureId));
    const byCourse = Map.groupBy(lectures, ({ courseId }) => courseId);
    return new Map(
      courses.map((course) => [
        course.courseId,
        {
          ...course,
          lectures: (byCourse.get(course.courseId) ?? []).map(({ courseId: _, ...lecture }) => ({
            ...lecture,
            durationSeconds: durations.get(lecture.lectureId) ?? null,
          })),
        },
      ]),
    );
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
    return this.scrub.execute({ mostOwners: remove ? Infinity : 0 });
  }

  async countEnrollments(courseId: string, change: 1 | -1): Promise<void> {
    const row = await this.sql.first(
      `update catalog.course
       set enrollment_count = enrollment_count + $2::integer, was_sold = was_sold or $2::integer > 0
       where id = $1 returning id`,
      [courseId, change],
    );
    // Removed at the same moment: whoever enrolls must not end up with a course that is gone.
    if (!row) throw new NotFound();
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

/** Only what browsers play is ever watched as it is. */
function originalType(video: PlayableVideo): VideoPlace['originalType'] {
  const type = video.originalType;
  return type === 'video/mp4' || type === 'video/webm' ? type : null;
}
