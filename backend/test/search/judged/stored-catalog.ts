import { randomUUID } from 'node:crypto';
import type { JudgedCourse } from './catalog.js';

/** Runs a statement with `$1` parameters. */
export type Run = (text: string, params: readonly unknown[]) => Promise<unknown>;

/** Stores the courses as published, with lectures and videos of the right length. Returns them by id. */
export async function storeCatalog(
  run: Run,
  courses: readonly JudgedCourse[],
): Promise<Map<string, JudgedCourse>> {
  const educators = new Map<string, string>();
  for (const name of new Set(courses.map(({ educator }) => educator))) {
    const id = randomUUID();
    educators.set(name, id);
    await run(
      `insert into identity."user" (id, name, email, role, description, created_at)
       values ($1, $2, $3, 'educator', '', now())`,
      [id, name, `${id}@example.com`],
    );
  }
  const stored = new Map<string, JudgedCourse>();
  for (const course of courses) {
    const id = randomUUID();
    stored.set(id, course);
    await run(
      `insert into catalog.course (id, creator_id, title, sub_title, description, category, level, price_paise,
         is_published, published_at, was_sold, enrollment_count, rating_sum, rating_count, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, true, now() - $12 * interval '1 day', false, $9, $10, $11, now(), now())`,
      [
        ...[id, educators.get(course.educator), course.title, course.subTitle, course.description],
        ...[course.category, course.level, course.priceRupees * 100],
        ...[course.enrollments, course.ratingSum, course.ratingCount, course.daysOld],
      ],
    );
    for (const [position, title] of course.lectures.entries()) {
      const lectureId = randomUUID();
      await run(
        `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
         values ($1, $2, $3, $4, false, now())`,
        [lectureId, id, title, position],
      );
      if (position > 0) continue;
      const source = {
        durationSeconds: course.minutes * 60,
        width: 640,
        height: 360,
        hasAudio: true,
      };
      await run(
        `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status, source, renditions,
           original_quality, ready_at)
         values ($1, $2, $3, 'judged', 1, now(), 'ready', $4::text::jsonb, '[]', true, now())`,
        [randomUUID(), lectureId, id, JSON.stringify({ container: 'mp4', ...source })],
      );
    }
  }
  return stored;
}
