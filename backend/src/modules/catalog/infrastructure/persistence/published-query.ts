import type {
  CoursePage,
  CourseSort,
  PageMark,
  PublishedQuery,
} from '../../application/courses/courses-view.js';

/** A row with its sort key. */
export type Sorted<T> = T & { readonly sortKey: string };

interface Selection {
  readonly columns: string;
  readonly from: string;
  /** The parameters of the columns, from `$1` on. */
  readonly params: readonly unknown[];
}

interface Order {
  /** Never null, so that row comparison works. */
  readonly key: string;
  readonly type: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * The planner expects a limit that is a parameter to be a tenth of the rows. Below a constant one that is few enough for
 * it to keep its plan; it made one for every page before, which took 215 of the statement's 345 us (docs/adr/0030).
 */
const STEP = 101;

const NO_PRICE_LAST = { asc: 2_147_483_647, desc: -1 };
const ORDERS: Record<CourseSort, Order> = {
  newest: { key: 'published_at', type: 'timestamptz', direction: 'desc' },
  popular: { key: 'enrollment_count', type: 'integer', direction: 'desc' },
  rating: {
    key: 'case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 4) end',
    type: 'numeric',
    direction: 'desc',
  },
  price: { key: `coalesce(price_paise, ${NO_PRICE_LAST.asc})`, type: 'integer', direction: 'asc' },
  '-price': {
    key: `coalesce(price_paise, ${NO_PRICE_LAST.desc})`,
    type: 'integer',
    direction: 'desc',
  },
};

/** Composed of constant parts for the filters in use: few distinct statements, each of which can use its own index. */
export function publishedQuery(
  { columns, from, params: given }: Selection,
  { categories, levels, creatorId, exceptId, words, sort, limit, after }: PublishedQuery,
): [text: string, params: unknown[]] {
  const params = [...given];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = ['is_published'];
  if (categories.length > 0) conditions.push(`category = any(${bind(categories)}::text[])`);
  if (levels.length > 0) conditions.push(`level = any(${bind(levels)}::text[])`);
  if (creatorId) conditions.push(`creator_id = ${bind(creatorId)}::uuid`);
  if (exceptId) conditions.push(`id <> ${bind(exceptId)}::uuid`);
  if (words.length > 0) {
    // One condition per word: an index cannot serve `like all`.
    const all = words.map((word) => `words like lower(${bind(pattern(word))})`).join(' and ');
    conditions.push(`id in (select course_words.course_id from catalog.course_words where ${all})`);
  }
  const { key, type, direction } = ORDERS[sort];
  if (after) conditions.push(afterMark(after));
  const walk = `select ${columns}, (${key})::text as "sortKey" from ${from}
    where ${conditions.map((condition) => `(${condition})`).join(' and ')}
    order by ${key} ${direction}, id ${direction}`;
  const isFiltered = conditions.length > (after ? 2 : 1);
  // Which plan is best depends on how rare the values of a filter are, so those are planned with them.
  const most = Math.ceil((limit + 1) / STEP) * STEP;
  const source = isFiltered ? walk : `select * from (${walk} limit ${most}) as first_rows`;
  return [`${source} limit ${bind(limit + 1)}`, params];

  function afterMark(mark: PageMark): string {
    const beyond = direction === 'asc' ? '>' : '<';
    return `(${key}, id) ${beyond} (${bind(mark.key)}::${type}, ${bind(mark.id)}::uuid)`;
  }
}

/** Matches the word anywhere; escapes `%`, `_` and `\`. */
function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** One row more than requested was read: its presence means that there is a next page. */
export function pageOf<T>(
  rows: readonly Sorted<T>[],
  limit: number,
  idOf: (row: Sorted<T>) => string,
): CoursePage<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = last && rows.length > limit ? { key: last.sortKey, id: idOf(last) } : null;
  return { courses: shown, next };
}
