export interface Invariant {
  readonly id: string;
  /** What must always be true. */
  readonly rule: string;
  /** A query with one row per violation, whose only column describes it. */
  readonly breaches: string;
}

/**
 * Invariants that no fault, retry or race may ever violate. They span the modules' schemas, so they are defined here;
 * they only read.
 */
export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    rule: 'Every captured payment is exactly one active enrollment or one refund under way or done.',
    breaches: `select 'payment ' || p.id as breach from commerce.payment p
      join commerce."order" o on o.id = p.order_id
      left join commerce.refund r on r.payment_id = p.id and r.status <> 'failed'
      left join learning.enrollment e
        on e.order_id = o.id and e.status = 'active' and o.paid_by = p.id
      where p.captured_at is not null and (e.id is null) = (r.payment_id is null)`,
  },
  {
    id: 'I2',
    rule: 'A learner has at most one enrollment in a course.',
    breaches: `select 'learner ' || learner_id || ', course ' || course_id as breach
      from learning.enrollment group by learner_id, course_id having count(*) > 1`,
  },
  {
    id: 'I3',
    rule: 'Every active enrollment has a paid order of the same learner and course, or was free.',
    breaches: `select 'enrollment ' || e.id as breach from learning.enrollment e
      left join commerce."order" o on o.id = e.order_id and o.status = 'paid'
        and o.learner_id = e.learner_id and o.course_id = e.course_id
      where e.status = 'active' and e.grant_kind = 'order' and o.id is null`,
  },
  {
    id: 'I4',
    rule: "The ledger of every order sums to zero and holds exactly the provider's paise.",
    breaches: `select 'order ' || order_id as breach
      from commerce.ledger_entry group by order_id having sum(paise) <> 0
      union all
      select 'payment ' || p.id from commerce.payment p
      left join (
        select payment_id, sum(paise) as paise from commerce.ledger_entry
        where account = 'learner' group by payment_id
      ) given on given.payment_id = p.id
      where p.captured_at is not null
        and coalesce(given.paise, 0) <> case p.status when 'refunded' then 0
          else p.refunded_paise + p.charged_back_paise - p.amount_paise end`,
  },
  {
    id: 'I5',
    rule: 'A learner has at most one review of a course, and was enrolled in it.',
    breaches: `select 'review ' || min(id::text) as breach
      from reviews.review group by author_id, course_id having count(*) > 1
      union all
      select 'review ' || r.id from reviews.review r where not exists (
        select from learning.enrollment e
        where e.learner_id = r.author_id and e.course_id = r.course_id
      )`,
  },
  {
    id: 'I6',
    rule: 'Every order whose making was acknowledged is there.',
    breaches: `select 'provider order ' || (q.body ->> 'id') as breach
      from platform.idempotent_request q
      where q.status = 200 and q.body ? 'keyId' and q.body ->> 'id' is not null and not exists (
        select from commerce."order" o where o.provider_order_id = q.body ->> 'id'
      )`,
  },
  {
    id: 'I7',
    rule: 'No retry doubles anything: one sale of a course to a learner stands at a time, a payment is booked once.',
    breaches: `select 'learner ' || learner_id || ', course ' || course_id as breach
      from commerce."order" where status = 'paid' group by learner_id, course_id having count(*) > 1
      union all
      select 'payment ' || payment_id from commerce.ledger_entry
      where account = 'learner' and paise < 0 group by payment_id having count(*) > 1`,
  },
  {
    id: 'I12',
    rule: 'Numbers of tax documents leave no gap in their series and year.',
    breaches: `select s.kind || ' ' || s.financial_year as breach from commerce.tax_series s
      left join commerce.tax_document d using (kind, financial_year)
      group by s.kind, s.financial_year, s.last
      having count(d.number) <> s.last or coalesce(max(d.sequence), 0) <> s.last`,
  },
  {
    id: 'tax',
    rule: 'Every tax document adds up, and credit notes take back no more than their invoice.',
    breaches: `select 'document ' || number as breach from commerce.tax_document
      where (content ->> 'totalPaise')::bigint <> (content ->> 'taxablePaise')::bigint
        + (select sum((line ->> 'paise')::bigint) from jsonb_array_elements(content -> 'lines') line)
      union all
      select 'order ' || order_id from commerce.tax_document group by order_id
      having coalesce(sum((content ->> 'totalPaise')::bigint) filter (where kind = 'credit-note'), 0)
        > coalesce(sum((content ->> 'totalPaise')::bigint) filter (where kind = 'invoice'), 0)`,
  },
  {
    id: 'earnings',
    rule: "An educator's earnings of every day are what the ledger says.",
    breaches: `select 'educator ' || educator_id || ', ' || day as breach from (
        select owner_id as educator_id, (posted_at at time zone 'Asia/Kolkata')::date as day,
          sum(paise) as paise
        from commerce.ledger_entry where account = 'educator' group by 1, 2
      ) booked full join commerce.earning_day kept using (educator_id, day)
      where booked.paise is distinct from kept.paise`,
  },
  {
    id: 'counters',
    rule: 'The counters on a course say what is there.',
    breaches: `select 'course ' || c.id as breach from catalog.course c
      left join (
        select course_id, count(*) as learners from learning.enrollment
        where status = 'active' group by course_id
      ) e on e.course_id = c.id
      left join (
        select course_id, count(*) as given, sum(rating) as stars from reviews.review
        where hidden_at is null group by course_id
      ) r on r.course_id = c.id
      left join (
        select course_id, sum(change) as change from catalog.enrollment_change group by course_id
      ) noted on noted.course_id = c.id
      where c.enrollment_count + coalesce(noted.change, 0) <> coalesce(e.learners, 0)
        or c.rating_count <> coalesce(r.given, 0) or c.rating_sum <> coalesce(r.stars, 0)`,
  },
  {
    id: 'ratings',
    rule: 'The stars told of a course are those of its reviews in sight.',
    breaches: `select 'course ' || course_id || ', ' || stars || ' stars' as breach from (
        select course_id, rating as stars, count(*) as given from reviews.review
        where hidden_at is null group by 1, 2
      ) there full join reviews.rating_tally kept using (course_id, stars)
      where coalesce(there.given, 0) <> coalesce(kept.count, 0)`,
  },
  {
    id: 'questions',
    rule: 'A question waits as long as it has words and no answer of the educator.',
    breaches: `select 'question ' || id as breach from questions.question
      where is_awaiting <> (text is not null and not answers @> '[{"isEducators": true}]')
        or (text is null and answers = '[]')`,
  },
];
