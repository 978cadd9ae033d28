import type { IndexQuery } from '../../application/search/search-index.js';
import { quoted } from './token-vector.js';

const MAX_CANDIDATES = 300;
/**
 * How many of the matches are read in full, the best by their words first; reading one costs as much as finding ten.
 */
const READ_IN_FULL = 100;
/** Most enrolled and newest, then well enrolled, then the rest; each band has its own index. */
export const BANDS = [0, 1, 2] as const;
/** In PostgreSQL's order: places D, C, B, A. As each token occurs once, the rank reveals its place. */
const PLACE_RANKS = '{0.1, 0.2, 0.4, 1}';

const SHOWN = `course.id as "courseId", course.creator_id as "creatorId", title, category, course.level,
  thumbnail_id as "thumbnailId", enrollment_count as "enrollmentCount", rating_sum as "ratingSum",
  rating_count as "ratingCount", published_at as "publishedAt"`;
const LISTING = `${SHOWN}, course.price_paise as "pricePaise"`;

export const CURRENT = `select ${LISTING} from catalog.course where id = any($1::uuid[]) and is_published`;

/**
 * Joined in the order in which deletions lock. Includes the price as indexed, so that bounds in memory apply as they do
 * in PostgreSQL.
 */
const HEAD = `select ${SHOWN}, search_document.price_paise as "pricePaise", course.price_paise as "currentPaise", minutes, band, tokens::text as vector
  from catalog.course join catalog.search_document on course_id = course.id`;
/** Conditions on both ids, because PostgreSQL would scan the table without one from its beginning for every page. */
const PAGE = 'is_published and course_id > $1 and course.id > $1 order by course_id limit $2';
/** Pages by id of the bands searched first, or of everything. */
export const HEAD_PAGE = `${HEAD} where band < 2 and ${PAGE}`;
export const WHOLE_PAGE = `${HEAD} where ${PAGE}`;
export const HEAD_OF = `${HEAD} where course_id = any($1::uuid[]) and is_published`;
export const WORD_PAGE =
  'select word from catalog.search_word where word > $1 order by word limit $2';
export const HAS_MORE =
  'select count(*) > $1::bigint as "hasMore" from (select from catalog.search_document limit $1::bigint + 1) as counted';

/**
 * Composed of constant parts. The bands are read one after the other and only until there are enough matches, so a
 * common word costs no more among a million courses than among thousands.
 */
export function findStatement(query: IndexQuery): [text: string, params: unknown[]] {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions: string[] = [];
  const tokens = tokenQuery(query);
  if (tokens) conditions.push(`tokens @@ ${bind(tokens)}::tsquery`);
  if (query.creatorIds) conditions.push(`creator_id = any(${bind(query.creatorIds)}::uuid[])`);
  for (const [column, sign, value] of [
    ['price_paise', '>=', query.minPricePaise],
    ['price_paise', '<=', query.maxPricePaise],
    ['minutes', '>=', query.minMinutes],
    ['minutes', '<=', query.maxMinutes],
  ] as const)
    if (value !== null) conditions.push(`${column} ${sign} ${bind(value)}::float8`);
  const met = conditions.map((condition) => ` and ${condition}`).join('');
  const bands = BANDS.map(
    (band) =>
      `(select course_id, band, tokens, minutes from catalog.search_document where band = ${band}${met} limit ${MAX_CANDIDATES})`,
  );
  const fitting = query.telling.map(quoted).join(' | ');
  const best = fitting
    ? `select * from found order by ts_rank('${PLACE_RANKS}', tokens, ${bind(fitting)}::tsquery) desc, band
       limit ${READ_IN_FULL}`
    : 'select * from found';
  const text = `with found as (
      select * from (${bands.join(' union all ')}) as banded limit ${MAX_CANDIDATES}
    ), best as (${best})
    select ${LISTING}, minutes, array(
      select ts_rank('${PLACE_RANKS}', best.tokens, asked.token)
      from unnest(${bind(query.asked.map(quoted))}::text[]::tsquery[]) with ordinality as asked (token, at) order by at
    ) as ranks
    from best join catalog.course on course.id = best.course_id where is_published`;
  return [text, params];
}

/** Null if every course matches. */
function tokenQuery({ facets, atLeast, required }: IndexQuery): string | null {
  const parts = facets.map((tokens) => `(${tokens.map(quoted).join(' | ')})`);
  const wanted =
    parts.length === 0
      ? []
      : atLeast <= 1
        ? [`(${parts.join(' | ')})`]
        : atLeast >= parts.length
          ? parts
          : [`(${allButOne(parts).join(' | ')})`];
  const all = [...wanted, ...required.map(quoted)];
  return all.length > 0 ? all.join(' & ') : null;
}

function allButOne(parts: readonly string[]): string[] {
  return parts.map((_, left) => `(${parts.filter((__, at) => at !== left).join(' & ')})`);
}
