import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type CourseListing,
  type FoundCourse,
  type IndexEntry,
  type IndexQuery,
  SearchIndex,
} from '../../application/search/search-index.js';
import { FEW, SUBJECT_MARK } from '../../domain/search/facet.js';
import { type Place, tokensOfWord } from '../../domain/search/search-document.js';
import { BANDS, CURRENT, findStatement } from './search-statements.js';
import { quoted, vectorOf } from './token-vector.js';

type FoundRow = Omit<FoundCourse, 'places'> & { readonly ranks: readonly number[] };

const FIRST_BAND = 2_000;
const SECOND_BAND = 20_000;
/** The newest courses are in the first bands, too, or they would never be found. */
const FRESH = 1_000;
const LOOK_ALIKES = 8;
const MOST_SUBJECTS = 3;

/** PostgreSQL's full text search over the domain's tokens. */
@Injectable()
export class PostgresSearchIndex extends SearchIndex {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find(query: IndexQuery): Promise<FoundCourse[]> {
    const rows = await this.sql.rows<FoundRow>(...findStatement(query));
    return rows.map(({ ranks, ...course }) => ({
      ...course,
      places: placesOf(query.asked, ranks),
    }));
  }

  async current(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseListing>> {
    const rows = await this.sql.rows<CourseListing>(CURRENT, [courseIds]);
    return new Map(rows.map((listing) => [listing.courseId, listing]));
  }

  async subjectsOf(courseIds: readonly string[]): Promise<string[]> {
    const rows = await this.sql.rows<{ token: string }>(
      `select lexeme as token from catalog.search_document, unnest(tokens)
       where course_id = any($1::uuid[]) and left(lexeme, 1) = $2 and weights[1] < 'D'
       group by lexeme having 2 * count(*) > cardinality($1::uuid[])
       order by count(*) desc, min(weights[1]), lexeme limit ${MOST_SUBJECTS}`,
      [courseIds, SUBJECT_MARK],
    );
    return rows.map(({ token }) => token);
  }

  /** Counts among the courses that are searched first: a word may be in the descriptions of nearly all others. */
  async about(tokens: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tokens.length === 0) return new Map();
    const rows = await this.sql.rows<{ token: string; count: number }>(
      `select token, (select count(*)::int from (
         select from catalog.search_document where band = 0 and tokens @@ about::tsquery limit ${FEW + 1}
       ) as having_it) as count
       from unnest($1::text[], $2::text[]) as asked (token, about)`,
      [tokens, tokens.map((token) => `${quoted(token)}:ABC`)],
    );
    return new Map(rows.map(({ token, count }) => [token, count]));
  }

  async lookAlikes(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const written = await this.written(words);
    const absent = words.filter((word) => !written.has(word));
    if (absent.length === 0) return new Map();
    const rows = await this.sql.rows<{ word: string; alike: string[] }>(
      `select asked.word, array(
         select known.word from catalog.search_word as known where known.word % asked.word
         order by similarity(known.word, asked.word) desc, known.word limit ${LOOK_ALIKES}) as alike
       from unnest($1::text[]) as asked (word)`,
      [absent],
    );
    const alive = await this.written(rows.flatMap(({ alike }) => alike));
    return new Map(rows.map(({ word, alike }) => [word, alike.filter((near) => alive.has(near))]));
  }

  /**
   * Those of the words that a course has. The word table alone does not tell: words stay in it when the last course
   * with them changes, such as a corrected misspelling.
   */
  private async written(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    const rows = await this.sql.rows<{ word: string }>(
      `select word from unnest($1::text[], $2::text[]) as asked (word, tokens)
       where exists (select from catalog.search_word as known where known.word = asked.word)
         and (${BANDS.map((band) => `exists (select from catalog.search_document where band = ${band} and search_document.tokens @@ asked.tokens::tsquery)`).join(' or ')})`,
      [words, words.map((word) => tokensOfWord(word).map(quoted).join(' | '))],
    );
    return new Set(rows.map(({ word }) => word));
  }

  reserve(courseId: string): Promise<void> {
    return this.sql.reserve(`catalog.search_document ${courseId}`);
  }

  async put(entry: IndexEntry, documentVersion: number): Promise<void> {
    const { courseId, creatorId, document, level, pricePaise, minutes } = entry;
    await this.sql.rows(
      `insert into catalog.search_document
         (course_id, creator_id, document_version, band, tokens, level, price_paise, minutes)
       select id, $2::uuid, $3::integer, 0, $4::tsvector, $5, $6::integer, $7::integer
       from catalog.course where id = $1 for key share
       on conflict (course_id) do update set document_version = excluded.document_version,
         tokens = excluded.tokens, level = excluded.level, price_paise = excluded.price_paise,
         minutes = excluded.minutes`,
      [courseId, creatorId, documentVersion, vectorOf(document.tokens), level, pricePaise, minutes],
    );
    // Ordered, so that two courses indexed concurrently do not deadlock.
    await this.sql.rows(
      `insert into catalog.search_word (word) select word from unnest($1::text[]) as word
       order by word on conflict do nothing`,
      [[...document.words]],
    );
  }

  async remove(courseId: string): Promise<void> {
    await this.sql.rows('delete from catalog.search_document where course_id = $1', [courseId]);
  }

  async missing(documentVersion: number, after: string | null, limit: number): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      `select id from catalog.course
       where is_published and ($2::uuid is null or id > $2) and not exists (
         select from catalog.search_document where course_id = id and document_version = $1)
       order by id limit $3`,
      [documentVersion, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async rebalance(): Promise<void> {
    await this.sql.rows(
      `with head as (
         select id, row_number() over (order by enrollment_count desc, id desc) as place
         from catalog.course where is_published order by enrollment_count desc, id desc limit ${SECOND_BAND}
       ), fresh as (
         select id from catalog.course where is_published order by published_at desc, id desc limit ${FRESH}
       ), placed as (
         select id, 0 as band from fresh
         union all select id, case when place <= ${FIRST_BAND} then 0 else 1 end from head
       ), best as (
         select id, min(band) as band from placed group by id
       ), due as (
         select course_id, coalesce(best.band, 2) as band
         from catalog.search_document left join best on best.id = course_id
         where search_document.band < 2 or best.id is not null
       )
       update catalog.search_document as document set band = due.band
       from due where due.course_id = document.course_id and due.band <> document.band`,
    );
  }
}

/** Scales the ranks of single tokens: PostgreSQL divides the place's weight by pi²/6. */
const RANK_SCALE = 1.644_934_066_85;
const PLACE_OF_WEIGHT: ReadonlyMap<number, Place> = new Map([
  [10, 'A'],
  [4, 'B'],
  [2, 'C'],
  [1, 'D'],
]);

function placesOf(asked: readonly string[], ranks: readonly number[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [at, token] of asked.entries()) {
    const place = PLACE_OF_WEIGHT.get(Math.round((ranks[at] ?? 0) * RANK_SCALE * 10));
    if (place) places.set(token, place);
  }
  return places;
}
