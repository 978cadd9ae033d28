import { Migration } from '@mikro-orm/migrations';
import { SEARCH_CHANNEL, SHOWN_MARK } from './search-channel.js';

const BANDS = [0, 1, 2];

export class CreateSearch extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm with schema public');
    this.addSql(`create table catalog.search_document (
      course_id uuid primary key references catalog.course (id) on delete cascade,
      creator_id uuid not null,
      document_version integer not null,
      band smallint not null check (band between 0 and 2),
      tokens tsvector not null,
      level text,
      price_paise integer,
      minutes integer
    )`);
    // One index per band: the first is small and answers most searches, however large the others are.
    for (const band of BANDS)
      this.addSql(`create index search_document_tokens_${band} on catalog.search_document
        using gin (tokens) with (fastupdate = off) where band = ${band}`);
    this.addSql(
      `create index search_document_head on catalog.search_document (band) where band < 2`,
    );
    this.addSql('create index search_document_creator on catalog.search_document (creator_id)');
    // Words used in courses, for correcting misspelled ones.
    this.addSql('create table catalog.search_word (word text primary key)');
    this.addSql(`create index search_word_likeness on catalog.search_word
      using gin (word public.gin_trgm_ops)`);
  }
}

/** With more changes at once, reading everything again is faster than one by one. */
const MANY = 500;
const CHANGES = { insert: 'new', update: 'new', delete: 'old' } as const;

/** Announces courses whose entries changed, so that processes can keep a part of the index in memory. */
export class AnnounceSearchChanges extends Migration {
  override up(): void {
    this
      .addSql(`create function catalog.announce_search_change() returns trigger language plpgsql as $$
      begin
        if (select count(*) from (select from changed limit ${MANY + 1}) as first) > ${MANY} then
          perform pg_notify('${SEARCH_CHANNEL}', '');
        else
          perform pg_notify('${SEARCH_CHANNEL}', course_id::text) from changed;
        end if;
        return null;
      end $$`);
    for (const [event, rows] of Object.entries(CHANGES))
      this
        .addSql(`create trigger search_document_${event}_announced after ${event} on catalog.search_document
        referencing ${rows} table as changed for each statement execute function catalog.announce_search_change()`);
  }
}

/**
 * The columns that a result shows; enrollments change far more often and only affect the order (`AnnouncePopularity`).
 */
const SHOWN =
  'title, category, level, price_paise, thumbnail_id, is_published, rating_sum, rating_count';
const of = (row: 'old' | 'new') => SHOWN.replaceAll(/\w+/g, `${row}.$&`);

/** Announces changes of displayed data as well, so that a search need not query the current data. */
export class AnnounceShownChanges extends Migration {
  override up(): void {
    this
      .addSql(`create function catalog.announce_shown_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${SEARCH_CHANNEL}', '${SHOWN_MARK}' || new.id::text);
        return null;
      end $$`);
    this.addSql(`create trigger course_shown_announced after update of ${SHOWN} on catalog.course
      for each row when ((${of('old')}) is distinct from (${of('new')}))
      execute function catalog.announce_shown_change()`);
  }
}

const fifths = (row: 'old' | 'new') => `floor(5 * ln(1 + greatest(${row}.enrollment_count, 0)))`;

/** Announces only when a course has grown by about a fifth, because the count itself changes with every enrollment. */
export class AnnouncePopularity extends Migration {
  override up(): void {
    this
      .addSql(`create trigger course_popularity_announced after update of enrollment_count on catalog.course
      for each row when (${fifths('old')} is distinct from ${fifths('new')})
      execute function catalog.announce_shown_change()`);
  }
}
