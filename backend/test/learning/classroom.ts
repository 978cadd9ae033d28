import { randomUUID } from 'node:crypto';
import { LearningApi } from '../../src/modules/learning/contract.js';
import { Files } from '../../src/platform/application/files.js';
import type { HttpClient } from '../support/http-client.js';
import type { TestApp } from '../support/test-app.js';

interface Created {
  readonly course: { readonly _id: string };
  readonly lecture: { readonly _id: string };
}

export interface Lesson {
  readonly lectureId: string;
  readonly videoId: string;
}

interface VideoGiven {
  readonly seconds?: number;
  readonly isPreviewFree?: boolean;
  /** Watched as uploaded, because there are no renditions. */
  readonly isOriginal?: boolean;
}

const RENDITION = {
  name: '240p',
  width: 426,
  height: 240,
  result: {
    bandwidth: 300_000,
    averageBandwidth: 250_000,
    codecs: 'avc1.4d4015,mp4a.40.2',
    segments: 1,
  },
};

export const segment = Buffer.from('a segment, as far as anyone here can tell');
export const original = Buffer.from('the upload itself');

/** A published free course with its people, made over HTTP except for the videos, which need no encoder here. */
export class Classroom {
  private constructor(
    readonly app: TestApp,
    readonly educator: HttpClient,
    readonly courseId: string,
  ) {}

  static async open(app: TestApp, educator?: HttpClient): Promise<Classroom> {
    const teacher = educator ?? (await app.signUp('educator', 'Esha'));
    const body = { title: 'Watching cameras', category: 'Others' };
    const created = await teacher.post<Created>('/api/course/create', body);
    const classroom = new Classroom(app, teacher, created.body.course._id);
    await classroom.edit({ price: '0', isPublished: 'true' });
    return classroom;
  }

  /** A lesson of ten seconds and one of an hour. */
  static async withTwoLessons(app: TestApp) {
    const classroom = await Classroom.open(app);
    const first = await classroom.addLecture({ seconds: 10 });
    const second = await classroom.addLecture({ seconds: 3600 });
    return { classroom, first, second };
  }

  async edit(fields: Readonly<Record<string, string>>): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const reply = await this.educator.post(`/api/course/editcourse/${this.courseId}`, form);
    if (reply.status !== 200) throw new Error(`editcourse answered ${reply.status}`);
  }

  unpublish(): Promise<void> {
    return this.edit({ isPublished: 'false' });
  }

  async retire(): Promise<void> {
    await this.educator.delete(`/api/course/removecourse/${this.courseId}`);
  }

  async addLecture(given: VideoGiven = {}): Promise<Lesson> {
    const { seconds = 10, isPreviewFree = false, isOriginal = false } = given;
    const reply = await this.educator.post<Created>(`/api/course/createlecture/${this.courseId}`, {
      lectureTitle: 'A lecture',
    });
    const lectureId = reply.body.lecture._id;
    const videoId = randomUUID();
    await this.app.sql.rows('update catalog.lecture set is_preview_free = $2 where id = $1', [
      lectureId,
      isPreviewFree,
    ]);
    const source = { container: 'mp4', durationSeconds: seconds, hasAudio: true };
    await this.app.sql.rows(
      `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status,
         source, renditions, original_quality, poster_key, ready_at)
       values ($1, $2, $3, $4, 1, now(), 'ready', $5::jsonb, $6::jsonb, $7, $8, now())`,
      [
        videoId,
        lectureId,
        this.courseId,
        `sources/${videoId}`,
        JSON.stringify({ ...source, width: 426, height: 240 }),
        JSON.stringify(isOriginal ? [] : [RENDITION]),
        isOriginal,
        isOriginal ? null : `videos/${videoId}/poster.jpg`,
      ],
    );
    await this.storeFiles(videoId);
    return { lectureId, videoId };
  }

  /** A learner enrolled for an hour, long enough to have watched something. */
  async learner(name = 'Lila'): Promise<HttpClient> {
    const learner = await this.app.signUp('student', name);
    await this.enroll(learner);
    await this.app.sql.rows(
      `update learning.enrollment set active_since = active_since - interval '1 hour'
       where learner_id = $1`,
      [learner.user._id],
    );
    return learner;
  }

  enroll({ user }: HttpClient): Promise<boolean> {
    return this.learning.enroll(user._id, this.courseId, { kind: 'free' });
  }

  refund({ user }: HttpClient): Promise<void> {
    return this.learning.endEnrollment(user._id, this.courseId);
  }

  /** The counters in the course's own row. */
  async counters() {
    return this.app.sql.first<{ enrolled: number; ratingSum: number; ratingCount: number }>(
      `select enrollment_count as enrolled, rating_sum as "ratingSum", rating_count as "ratingCount"
       from catalog.course where id = $1`,
      [this.courseId],
    );
  }

  get learning(): LearningApi {
    return this.app.nest.get(LearningApi);
  }

  private async storeFiles(videoId: string): Promise<void> {
    const files = this.app.nest.get(Files);
    const playlist = '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\nsegment-0.m4s\n';
    await files.write(`videos/${videoId}/240p/index.m3u8`, Buffer.from(playlist));
    await files.write(`videos/${videoId}/240p/init.mp4`, Buffer.from('init'));
    await files.write(`videos/${videoId}/240p/segment-0.m4s`, segment);
    await files.write(`videos/${videoId}/poster.jpg`, Buffer.from('a picture'));
    await files.write(`sources/${videoId}`, original);
  }
}
