import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { videoSourceKey } from '../../src/modules/catalog/domain/videos/video-files.js';
import { Video } from '../../src/modules/catalog/domain/videos/video.js';
import { Videos } from '../../src/modules/catalog/domain/videos/videos.js';
import type {
  CourseDetailView,
  CourseView,
} from '../../src/modules/catalog/infrastructure/http/course-view.js';
import type { Lecture } from '../../src/modules/catalog/infrastructure/http/lecture-view.js';
import { LearningApi } from '../../src/modules/learning/contract.js';
import { Files } from '../../src/platform/application/files.js';
import { Ids } from '../../src/platform/application/ids.js';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import type { HttpClient, Reply } from '../support/http-client.js';
import type { TestApp } from '../support/test-app.js';

export type CourseBody = CourseView;
export type CourseDetailBody = CourseDetailView;
export type LectureBody = z.infer<typeof Lecture>;

export type Fields = Readonly<Record<string, string | Blob>>;

export function form(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, value, 'upload.bin');
  }
  return data;
}

export function editCourse(
  client: HttpClient,
  courseId: string,
  fields: Fields,
): Promise<Reply<CourseBody>> {
  return client.post<CourseBody>(`/api/course/editcourse/${courseId}`, form(fields));
}

export async function createCourse(educator: HttpClient, fields: Fields = {}): Promise<CourseBody> {
  const { title = 'Practical CCTV monitoring', category = 'Others', ...others } = fields;
  const reply = await educator.post<{ course: CourseBody }>('/api/course/create', {
    title,
    category,
  });
  if (Object.keys(others).length === 0) return reply.body.course;
  return (await editCourse(educator, reply.body.course._id, others)).body;
}

export async function addLecture(
  educator: HttpClient,
  courseId: string,
  lectureTitle = 'The first shift',
): Promise<LectureBody> {
  const path = `/api/course/createlecture/${courseId}`;
  return (await educator.post<{ lecture: LectureBody }>(path, { lectureTitle })).body.lecture;
}

/** A playable video, as if a worker had made it; workers are not told, because they would find no video. */
export async function addPlayableVideo(app: TestApp, lectureId: string): Promise<string> {
  const [lecture] = await app.sql.rows<{ courseId: string }>(
    'select course_id as "courseId" from catalog.lecture where id = $1',
    [lectureId],
  );
  const id = app.nest.get(Ids).next();
  const sourceKey = videoSourceKey(id);
  const { size } = await app.nest.get(Files).write(sourceKey, Buffer.from('video'));
  const courseId = lecture?.courseId ?? '';
  const video = Video.receive({ id, lectureId, courseId, sourceKey, size, at: new Date() });
  video.pullFacts();
  video.takeUp();
  video.plan({
    container: 'mp4',
    durationSeconds: 12.5,
    width: 320,
    height: 240,
    hasAudio: true,
  });
  const result = { bandwidth: 1, averageBandwidth: 1, codecs: 'avc1.4d401e', segments: 4 };
  for (const { name } of video.renditions) video.finishRendition(name, result, new Date());
  await app.nest.get(UnitOfWork).run(() => app.nest.get(Videos).save(video));
  return id;
}

/** Enrolls without a payment. */
export async function enroll(app: TestApp, learner: HttpClient, courseId: string): Promise<void> {
  await app.nest.get(UnitOfWork).run(() =>
    app.nest.get(LearningApi).enroll(learner.user._id, courseId, {
      kind: 'order',
      orderId: randomUUID(),
    }),
  );
}

/** The keys of stored files with the prefix. */
export async function storedFiles(app: TestApp, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.nest.get(Files).list(prefix)) keys.push(key);
  return keys.sort();
}
