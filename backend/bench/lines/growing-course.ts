import { compare } from '../harness/compare.ts';
import type { Call } from '../harness/call.ts';
import type { Target } from '../harness/load.ts';
import { ratioRow, speed } from '../harness/ratio-row.ts';
import type { Row } from '../harness/row.ts';
import type { Workbench } from '../world/workbench.ts';
import { enroll, openClassroom } from '../world/classroom.ts';
import { ask, signUp } from '../world/person.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import type { Line } from './line.ts';

const CROWD = `insert into identity."user" (id, name, email, role, description, created_at)
  select uuidv7(), 'One of many', 'crowd-' || $2::uuid || '-' || at || '@bench.example',
    'student', '', now() from generate_series(1, $1::integer) as at`;
const ENROLLMENTS = `insert into learning.enrollment (id, learner_id, course_id, status, grant_kind, enrolled_at, active_since, progress)
  select uuidv7(), id, $1::uuid, 'active', 'free', now(), now(),
    '{"lectures": {}, "days": {}, "credit": null, "completion": null, "lastLectureId": null, "lastActivityAt": null}'
  from identity."user" where email like 'crowd-' || $1::uuid || '-%'`;
const REVIEWS = `insert into reviews.review (id, course_id, author_id, rating, comment, created_at)
  select uuidv7(), $1::uuid, id, 4, 'Clear and to the point.', now() from identity."user" where email like 'crowd-' || $1::uuid || '-%'`;
const COUNTERS = `update catalog.course set was_sold = true, enrollment_count = enrollment_count + $2::integer,
  rating_count = rating_count + $2::integer, rating_sum = rating_sum + 4 * $2::integer where id = $1`;

const SHOWN = 20;

/** A course with a few learners and one with a crowd: a learner's actions must cost the same. */
export const growingCourse: Line = {
  id: '14',
  covers: ['14', '14 lectures', '14 review'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const [few, many] = [await openClassroom(app.url), await openClassroom(app.url)];
    const learner = await signUp(app.url, 'student');
    for (const { courseId } of [few, many]) await enroll(app.url, learner, courseId);
    // As many as the page of a course shows, because a shorter list would make it a different page.
    await gather(bench, databaseUrl, few.courseId, SHOWN);
    const crowd = bench.full ? 1_000_000 : 10_000;
    await gather(bench, databaseUrl, many.courseId, crowd);
    const { cookie } = learner;
    const shown = await ask<{ enrolledCount: number }>(
      app.url,
      `/api/course/getcourse/${many.courseId}`,
      { cookie },
    );
    if (shown.enrolledCount !== crowd + 1) throw new Error('The crowd is not there.');
    const to = (courseId: string, call: (courseId: string) => Call): Target => ({
      name: courseId,
      url: app.url,
      roots: [app.pid, bench.database.pid],
      next: () => call(courseId),
    });
    const headers = { cookie };
    const compared = async (
      line: string,
      what: string,
      call: (courseId: string) => Call,
    ): Promise<Row> => {
      const comparison = await compare(to(many.courseId, call), to(few.courseId, call), bench.load);
      return {
        ...ratioRow(comparison, `the same with ${SHOWN}`),
        ...{ line, note: speed(comparison), goal: { most: 1.05 } },
        what: `${what}, ${crowd.toLocaleString('en')} learners and reviews`,
      };
    };
    return [
      await compared('14', 'page of a course', (id) => ({
        path: `/api/course/getcourse/${id}`,
        headers,
      })),
      await compared('14 lectures', 'its lectures for somebody enrolled', (id) => ({
        path: `/api/course/getcourselecture/${id}`,
        headers,
      })),
      await compared('14 review', 'a review given again', (courseId) => ({
        method: 'POST',
        path: '/api/review/givereview',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ courseId, rating: 5, comment: 'Even better the second time.' }),
      })),
    ];
  },
};

async function gather(
  bench: Workbench,
  databaseUrl: string,
  courseId: string,
  count: number,
): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await asAdmin(databaseNamed(bench.database.adminUrl, name), async (admin) => {
    await admin.query(CROWD, [count, courseId]);
    await admin.query(ENROLLMENTS, [courseId]);
    await admin.query(REVIEWS, [courseId]);
    await admin.query(COUNTERS, [courseId, count]);
    await admin.query('vacuum analyze');
  });
}
