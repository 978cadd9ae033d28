import { Migration } from '@mikro-orm/migrations';

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
    // One index for each band: the first is small and answers most searches, whatever the size of the others.
    for (const band of BANDS)
      this.addSql(`create index search_document_tokens_${band} on catalog.search_document
        using gin (tokens) with (fastupdate = off) where band = ${band}`);
    this.addSql(
      `create index search_document_head on catalog.search_document (band) where band < 2`,
    );
    this.addSql('create index search_document_creator on catalog.search_document (creator_id)');
    // Words as courses write them, for correcting those that nobody writes.
    this.addSql('create table catalog.search_word (word text primary key)');
    this.addSql(`create index search_word_likeness on catalog.search_word
      using gin (word public.gin_trgm_ops)`);
  }
}
