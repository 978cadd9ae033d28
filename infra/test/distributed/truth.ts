import pg from 'pg';

// What must hold after every fault, asked from the database itself: each query finds what must not be.
const NEVER: Readonly<Record<string, string>> = {
  'a captured payment without enrollment or refund': `select p.id from commerce.payment p join commerce."order" o on o.id = p.order_id
     where p.status = 'captured' and o.status = 'paid' and not exists (
       select from learning.enrollment e where e.learner_id = o.learner_id and e.course_id = o.course_id and e.status = 'active')`,
  'a second enrollment of one learner in one course':
    'select learner_id from learning.enrollment group by learner_id, course_id having count(*) > 1',
  'a bought enrollment without a paid order': `select e.id from learning.enrollment e where e.grant_kind = 'order' and not exists (
       select from commerce."order" o where o.id = e.order_id and o.status in ('paid', 'refunded'))`,
  'an order whose ledger does not sum to zero':
    'select order_id from commerce.ledger_entry group by order_id having sum(paise) <> 0',
  'a sale booked twice': `select order_id from commerce.ledger_entry where occasion = 'sale' and account = 'learner' group by order_id having count(*) > 1`,
  'a review by somebody who is not enrolled': `select r.id from reviews.review r where not exists (
       select from learning.enrollment e where e.learner_id = r.author_id and e.course_id = r.course_id)`,
  'a counter of enrollments that is wrong': `select c.id from catalog.course c where c.enrollment_count <> (
       select count(*) from learning.enrollment e where e.course_id = c.id and e.status = 'active')`,
  'a counter of reviews that is wrong': `select c.id from catalog.course c where c.rating_count <> (
       select count(*) from reviews.review r where r.course_id = c.id)
     or c.rating_sum <> coalesce((select sum(rating) from reviews.review r where r.course_id = c.id), 0)`,
  'a dead letter': 'select message_id from platform.dead_letter',
};

/** The database, asked directly. */
export class Truth {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async rows<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = new pg.Client({ connectionString: this.url, query_timeout: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<R>(text, values)).rows;
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  /** What is there and must not be, in words; empty when all is well. */
  async faults(): Promise<string[]> {
    const found: string[] = [];
    for (const [fault, query] of Object.entries(NEVER)) {
      const rows = await this.rows(query);
      if (rows.length > 0) found.push(`${fault}: ${rows.length}`);
    }
    return found;
  }

  /** Makes a database beside this one. @returns where it is */
  async emptyDatabase(name: string): Promise<string> {
    await this.rows(`create database ${name}`);
    return Object.assign(new URL(this.url), { pathname: `/${name}` }).href;
  }

  async openDeliveries(): Promise<number> {
    return (await this.rows('select 1 from platform.delivery')).length;
  }
}
