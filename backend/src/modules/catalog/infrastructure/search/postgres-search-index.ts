import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type CourseListing,
  type FoundCourse,
  type IndexEntry,
  type IndexQuery,
  SearchIndex,
} from '../../application/search/search-index.js';
import { SUBJECT_MARK } from '../../domain/search/facet.js';
import type { Place } from '../../domain/search/search-document.js';
import { CURRENT, findStatement } from './search-statements.js';
import { vectorOf } from './token-vector.js';

type FoundRow = Omit<FoundCourse, 'places'> & { readonly ranks: readonly number[] };

const FIRST_BAND = 2_000;
const SECOND_BAND = 20_000;
/** The newest are looked at first as well, or nobody would ever find them. */
const FRESH = 1_000;
const LOOK_ALIKES = 8;
const MOST_SUBJECTS = 3;

/** Full text search of PostgreSQL over tokens that the domain makes. */
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

  async lookAlikes(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (words.length === 0) return new Map();
    const rows = await this.sql.rows<{ word: string; alike: string[] }>(
      `select asked.word, array(
         select known.word from catalog.search_word as known where known.word % asked.word
         order by similarity(known.word, asked.word) desc, known.word limit ${LOOK_ALIKES}) as alike
       from unnest($1::text[]) as asked (word)
       where not exists (select from catalog.search_word as known where known.word = asked.word)`,
      [words],
    );
    return new Map(rows.map(({ word, alike }) => [word, alike]));
  }

  async put(entry: IndexEntry, documentVersion: number): Promise<void> {
    const { courseId, creatorId, document, level, pricePaise, minutes } = entry;
    await this.sql.rows(
      `insert into catalog.search_document
         (course_id, creator_id, document_version, band, tokens, level, price_paise, minutes)
       values ($1, $2, $3, 0, $4::tsvector, $5, $6, $7)
       on conflict (course_id) do update set document_version = excluded.document_version,
         tokens = excluded.tokens, level = excluded.level, price_paise = excluded.price_paise,
         minutes = excluded.minutes`,
      [courseId, creatorId, documentVersion, vectorOf(document.tokens), level, pricePaise, minutes],
    );
    // In one order, so that two courses indexed at once never wait for each other.
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

/** The ranks of lone tokens by place: PostgreSQL divides the place's weight by pi²/6. */
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
