/** The statements that load files, and those that derive data from what was loaded. */
export const STATEMENTS = {
  copyCourses: `copy catalog.course (id, creator_id, title, sub_title, description, category, level, price_paise,
    thumbnail_id, is_published, published_at, was_sold, enrollment_count, rating_sum, rating_count, version,
    created_at, updated_at)`,

  copyDocuments: `copy catalog.search_document (course_id, creator_id, document_version, band, tokens, level,
    price_paise, minutes)`,

  words: `insert into catalog.search_word (word) select distinct word from unnest($1::text[]) as word`,

  educators: `insert into identity."user" (id, name, email, role, description, created_at)
    select ('0192f0c1-0002-7000-8000-' || lpad(to_hex(at), 12, '0'))::uuid, 'Educator ' || at,
      'educator-' || at || '@bench.example', 'educator', 'Teaches what works.', now()
    from generate_series(0, $1::integer - 1) as at`,

  lectures: `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
    select overlay(course.id::text placing to_hex(at) || '003' from 10 for 4)::uuid, course.id,
      'Lecture ' || at, at, at = 0, created_at
    from catalog.course, generate_series(0, $1::integer - 1) as at`,

  videos: `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status, source, renditions,
      original_quality, ready_at)
    select overlay(id::text placing '7' from 12 for 1)::uuid, id, course_id, 'seeded', 1, created_at, 'ready',
      '{"container": "mp4", "durationSeconds": 1800, "width": 1280, "height": 720, "hasAudio": true}', '[]', true, created_at
    from catalog.lecture`,

  reviewers: `insert into identity."user" (id, name, email, role, description, created_at)
    select ('0192f0c1-0009-7000-8000-' || lpad(to_hex(at), 12, '0'))::uuid, 'Learner ' || at,
      'learner-' || at || '@bench.example', 'student', '', now()
    from generate_series(0, $1::integer - 1) as at`,

  reviews: `insert into reviews.review (id, course_id, author_id, rating, comment, created_at)
    select overlay(course.id::text placing to_hex(at) || '008' from 10 for 4)::uuid, course.id,
      ('0192f0c1-0009-7000-8000-' || lpad(to_hex((('x' || right(course.id::text, 12))::bit(48)::bigint + 37 * at) % $2::integer), 12, '0'))::uuid,
      1 + at % 5, 'Clear and to the point; I use it every day.', created_at
    from catalog.course, generate_series(1, $1::integer) as at
    where is_published`,

  indexes: `select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
    where schemaname in ('catalog', 'identity', 'reviews', 'learning') and not exists (
      select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)`,
} as const;
