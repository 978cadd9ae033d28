interface Size {
  readonly courses: number;
  readonly lectures: number;
}

const SOURCE = JSON.stringify({ container: 'mp4', durationSeconds: 600, hasAudio: true });

/** Enrolls learner $1 in so many courses of so many lectures, half of them done; by SQL, because of the amount. */
export const manyCourses = ({ courses, lectures }: Size): string[] => [
  `insert into catalog.course (id, creator_id, title, sub_title, description, category, price_paise,
     is_published, published_at, was_sold, enrollment_count, rating_sum, rating_count,
     created_at, updated_at, version)
   select gen_random_uuid(), $1, 'One of many ' || n, '', '', 'Others', 0,
     true, now(), true, 0, 0, 0, now(), now(), 1
   from generate_series(1, ${courses}) as n`,
  `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
   select gen_random_uuid(), course.id, 'Lecture ' || n, n, false, now()
   from catalog.course, generate_series(1, ${lectures}) as n where creator_id = $1`,
  `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status,
     source, renditions, original_quality, ready_at)
   select gen_random_uuid(), lecture.id, course_id, 'none', 1, now(), 'ready', '${SOURCE}', '[]', true, now()
   from catalog.lecture join catalog.course on course.id = course_id where creator_id = $1`,
  `insert into learning.enrollment (id, learner_id, course_id, status, grant_kind, enrolled_at,
     active_since, progress)
   select gen_random_uuid(), $1, course.id, 'active', 'free', now(), now(), jsonb_build_object(
     'lectures', (select jsonb_object_agg(lecture.id, jsonb_build_object(
        'watched', jsonb_build_array(0, 200, 300, 500), 'position', 500, 'done', position % 2 = 0))
      from catalog.lecture where course_id = course.id),
     'days', jsonb_build_object('2026-11-20', 4000, '2026-11-21', 4000), 'credit', null,
     'completion', null, 'lastLectureId', null, 'lastActivityAt', 1763700000000)
   from catalog.course where creator_id = $1`,
];
