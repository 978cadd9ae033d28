import { createHash, randomUUID } from 'node:crypto';
import type { JudgedCourse } from './catalog.js';

/** Runs a statement with `$1` parameters. */
export type Run = (text: string, params: readonly unknown[]) => Promise<unknown>;

/** The same in every catalog: whom a name means is remembered for a while. */
const idOf = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Stores the courses as published, with lectures and videos of the right length. Returns them by id. */
export async function storeCatalog(
  run: Run,
  courses: readonly JudgedCourse[],
): Promise<Map<string, JudgedCourse>> {
  const educators = new Map(courses.map(({ educator }) => [educator, idOf(educator)]));
  const stored = new Map(courses.map((course) => [randomUUID(), course]));
  const lectures = [...stored].flatMap(([courseId, { lectures, minutes }]) =>
    lectures.map((title, position) => ({ id: randomUUID(), courseId, title, position, minutes })),
  );
  await run(
    `insert into identity."user" (id, name, email, role, description, created_at)
     select id, name, id || '@example.com', 'educator', '', now()
     from jsonb_to_recordset($1::text::jsonb) as row (id uuid, name text) on conflict do nothing`,
    [JSON.stringify([...educators].map(([name, id]) => ({ id, name })))],
  );
  await run(
    `insert into catalog.course (id, creator_id, title, sub_title, description, category, level, price_paise,
       is_published, published_at, was_sold, enrollment_count, rating_sum, rating_count, created_at, updated_at)
     select id, "creatorId", title, "subTitle", description, category, level, "priceRupees" * 100,
       true, now() - "daysOld" * interval '1 day', false, enrollments, "ratingSum", "ratingCount", now(), now()
     from jsonb_to_recordset($1::text::jsonb) as row (id uuid, "creatorId" uuid, title text, "subTitle" text,
       description text, category text, level text, "priceRupees" int, "daysOld" float, enrollments int,
       "ratingSum" int, "ratingCount" int)`,
    [
      JSON.stringify(
        [...stored].map(([id, course]) => ({
          ...course,
          id,
          creatorId: educators.get(course.educator),
        })),
      ),
    ],
  );
  await run(
    `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
     select id, "courseId", title, position, false, now()
     from jsonb_to_recordset($1::text::jsonb) as row (id uuid, "courseId" uuid, title text, position int)`,
    [JSON.stringify(lectures)],
  );
  await run(
    `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status, source, renditions,
       original_quality, ready_at)
     select gen_random_uuid(), id, "courseId", 'judged', 1, now(), 'ready',
       jsonb_build_object('container', 'mp4', 'durationSeconds', minutes * 60, 'width', 640, 'height', 360,
         'hasAudio', true), '[]', true, now()
     from jsonb_to_recordset($1::text::jsonb) as row (id uuid, "courseId" uuid, minutes float)`,
    [JSON.stringify(lectures.filter(({ position }) => position === 0))],
  );
  return stored;
}
