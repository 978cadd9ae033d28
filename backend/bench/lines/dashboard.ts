import { compare } from '../harness/compare.ts';
import type { Target } from '../harness/load.ts';
import { ratioRow, speed } from '../harness/ratio-row.ts';
import type { Row } from '../harness/row.ts';
import type { Workbench } from '../world/workbench.ts';
import { ask, type Person, signUp } from '../world/person.ts';
import { asAdmin, databaseNamed } from '../world/server.ts';
import type { Line } from './line.ts';

const COURSES = 100;
const PRICE_RUPEES = 499;
const DASHBOARD = '/api/course/dashboard';
/** As the client requests it: the dashboard shows the number of learners, not their ids. */
const OWN = '/api/course/getcreatorcourses?students=0';

const STEPS = [
  `insert into catalog.course (id, creator_id, title, sub_title, description, category, level, price_paise, is_published,
     published_at, was_sold, enrollment_count, rating_sum, rating_count, created_at, updated_at)
   select uuidv7(), $1, 'Course ' || at, '', 'Sold often.', 'Others', 'Beginner', ${PRICE_RUPEES * 100}, true,
     now(), true, $2::integer, 0, 0, now() + at * interval '1 ms', now()
   from generate_series(1, ${COURSES}) as at`,
  `insert into commerce."order" (id, learner_id, course_id, course_title, educator_id, opened_at, price_paise, status,
     provider_order_id, paid_by, paid_at, checks_since, checks_done)
   select uuidv7(), uuidv7(), id, title, $1, now(), price_paise, 'paid', 'order_' || id || at, 'pay_' || id || at, now(), now(), 0
   from catalog.course, generate_series(1, $2::integer) as at where creator_id = $1`,
  `insert into commerce.payment (id, order_id, currency, first_heard_at, amount_paise, status, captured_at, made_at)
   select paid_by, id, 'INR', now(), price_paise, 'captured', now(), now() from commerce."order"
   where educator_id = $1 and $2::integer > 0`,
  `insert into learning.enrollment (id, learner_id, course_id, status, grant_kind, order_id, enrolled_at, active_since, progress)
   select uuidv7(), learner_id, course_id, 'active', 'order', id, now(), now(),
     '{"lectures": {}, "days": {}, "credit": null, "completion": null, "lastLectureId": null, "lastActivityAt": null}'
   from commerce."order" where educator_id = $1 and $2::integer > 0`,
  `insert into commerce.ledger_entry (order_id, payment_id, occasion, account, owner_id, paise)
   select id, paid_by, 'sale', account, case account when 'learner' then learner_id else educator_id end,
     case account when 'learner' then -price_paise else price_paise end
   from commerce."order", unnest(array['learner', 'educator']) as account
   where educator_id = $1 and $2::integer > 0`,
];
const GROUPED = `select coalesce(sum(price_paise), 0)::float8 / 100 as earned, count(*)::integer as sold
  from commerce."order" where educator_id = $1 and status = 'paid'`;

interface OwnCourse {
  enrolledCount: number;
}

/** The dashboard of an educator who sells little, and of one who sells much. */
export const dashboard: Line = {
  id: '15',
  covers: ['15', '15 courses'],
  async run(bench) {
    const databaseUrl = await bench.world(10_000);
    const app = await bench.api(10_000);
    const sold = bench.full ? 10_000 : 1_000;
    const little = await seller(bench, databaseUrl, app.url, 1);
    const much = await seller(bench, databaseUrl, app.url, sold);
    const target = ({ cookie }: Person, path: string): Target => ({
      ...{ name: path, url: app.url, roots: [app.pid, bench.database.pid] },
      next: () => ({ path, headers: { cookie } }),
    });
    const row = async (line: string, what: string, path: string): Promise<Row> => {
      const compared = await compare(target(much, path), target(little, path), bench.load);
      return {
        ...ratioRow(compared, 'the same with one sale a course'),
        ...{ line, goal: { most: 1.1 }, note: `equal to the GROUP BY; ${speed(compared)}` },
        what: `${what}, ${COURSES} courses sold ${sold.toLocaleString('en')} times each`,
      };
    };
    return [
      await row('15', 'earnings of the dashboard', DASHBOARD),
      await row('15 courses', 'courses of the dashboard', OWN),
    ];
  },
};

async function seller(
  bench: Workbench,
  databaseUrl: string,
  url: string,
  sold: number,
): Promise<Person> {
  const person = await signUp(url, 'educator');
  const name = new URL(databaseUrl).pathname.slice(1);
  const grouped = await asAdmin(databaseNamed(bench.database.adminUrl, name), async (admin) => {
    for (const statement of STEPS) await admin.query(statement, [person.id, sold]);
    await admin.query('vacuum analyze');
    return (await admin.query<{ earned: number; sold: number }>(GROUPED, [person.id])).rows[0];
  });
  const shown = await ask<{ totalEarning: number }>(url, DASHBOARD, person);
  const courses = await ask<OwnCourse[]>(url, OWN, person);
  const counted = courses.reduce((sum, { enrolledCount }) => sum + enrolledCount, 0);
  if (shown.totalEarning !== grouped?.earned || counted !== grouped.sold)
    throw new Error(`The dashboard says ${shown.totalEarning}, the orders ${grouped?.earned}.`);
  return person;
}
