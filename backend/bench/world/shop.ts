import type { Call } from '../harness/call.ts';
import type { Answer } from '../harness/open-loop.ts';
import type { Workbench } from './workbench.ts';
import { openClassroom } from './classroom.ts';
import { cursorAfter } from './courses.ts';
import { crowd, type Learner } from './crowd.ts';
import { Dice } from './random.ts';
import { asAdmin, databaseNamed } from './server.ts';

const COURSES = 10_000;
const LEARNERS = { usual: 10_000, full: 80_000 };
const ENROLL_EVERY = 20;
const LOST = `select count(*)::integer as lost from unnest($2::uuid[]) as acknowledged where not exists (
  select from learning.enrollment where course_id = $1 and learner_id = acknowledged and status = 'active')`;

/** Many concurrent users: most browse the catalog, one in twenty enrolls in the same free course. */
export class Shop {
  readonly url: string;
  /** Users who were told that they are enrolled. */
  readonly acknowledged = new Set<string>();
  private readonly adminUrl: string;
  private readonly courseId: string;
  private readonly learners: Learner[];
  private readonly dice = new Dice(5);
  private turn = 0;

  private constructor(url: string, adminUrl: string, courseId: string, learners: Learner[]) {
    this.url = url;
    this.adminUrl = adminUrl;
    this.courseId = courseId;
    this.learners = learners;
  }

  static async open(bench: Workbench): Promise<Shop> {
    const databaseUrl = await bench.world(COURSES);
    const { url } = await bench.api(COURSES);
    const { courseId } = await openClassroom(url);
    const learners = await crowd(bench, databaseUrl, bench.full ? LEARNERS.full : LEARNERS.usual);
    const name = new URL(databaseUrl).pathname.slice(1);
    return new Shop(url, databaseNamed(bench.database.adminUrl, name), courseId, learners);
  }

  /** The number of users who were told so, but are not enrolled. */
  lost(): Promise<number> {
    return asAdmin(this.adminUrl, async (admin) => {
      const { rows } = await admin.query<{ lost: number }>(LOST, [
        this.courseId,
        [...this.acknowledged],
      ]);
      return rows[0]?.lost ?? NaN;
    });
  }

  /** The users' requests in turn; `note` must then be called with the answers. */
  visit(): { next: (at: number) => Call; note: (answers: Answer[]) => void } {
    const buyers = new Map<number, Learner>();
    const next = (at: number): Call => {
      if (at % ENROLL_EVERY > 0) return this.page();
      const buyer = this.anybody();
      buyers.set(at, buyer);
      return this.enrollment(buyer);
    };
    const note = (answers: Answer[]): void => {
      for (const [at, { id }] of buyers) if (answers[at]?.status === 200) this.acknowledged.add(id);
    };
    return { next, note };
  }

  private anybody(): Learner {
    this.turn += 1;
    const found = this.learners[this.turn % this.learners.length];
    if (!found) throw new Error('There is nobody.');
    return found;
  }

  private enrollment({ cookie }: Learner): Call {
    return {
      ...{ method: 'POST', path: '/api/payment/create-order' },
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ courseId: this.courseId }),
    };
  }

  private page(): Call {
    const cursor = cursorAfter(1_000 + this.dice.below(COURSES - 2_000));
    return {
      path: `/api/course/getpublishedcoures?limit=20&cursor=${cursor}`,
      headers: { cookie: this.learners[0]?.cookie ?? '' },
    };
  }
}
