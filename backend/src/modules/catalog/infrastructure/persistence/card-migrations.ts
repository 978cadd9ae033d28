import { Migration } from '@mikro-orm/migrations';

/** The columns shown on a card; enrollments change far more often and are not. */
const ON_THE_CARD = `title, sub_title, description, category, level, price_paise, thumbnail_id, is_published,
  rating_sum, rating_count, version, updated_at`;

export class CreateCourseCards extends Migration {
  override up(): void {
    this.addSql(`create table catalog.course_card (
      course_id uuid primary key references catalog.course (id) on delete cascade,
      stamp integer not null,
      card text,
      shape text
    )`);
    // Inserts a row even for a course without a card: a process that is just rendering its card must notice the change.
    this
      .addSql(`create function catalog.throw_card_away(changed uuid) returns void language sql as $$
      insert into catalog.course_card (course_id, stamp) select id, 1 from catalog.course where id = changed
      on conflict (course_id) do update set stamp = course_card.stamp + 1, card = null
    $$`);
    this.addSql(`create function catalog.course_changed() returns trigger language plpgsql as $$
      begin
        perform catalog.throw_card_away(new.id);
        return null;
      end $$`);
    this
      .addSql(`create function catalog.part_of_course_changed() returns trigger language plpgsql as $$
      begin
        perform catalog.throw_card_away(coalesce(new.course_id, old.course_id));
        return null;
      end $$`);
    // Deferred to the end of the transaction, when all other rows are locked, to avoid deadlocks with writers of cards.
    this
      .addSql(`create constraint trigger course_card_stale after update of ${ON_THE_CARD} on catalog.course
      deferrable initially deferred for each row execute function catalog.course_changed()`);
    for (const part of ['lecture', 'video'])
      this
        .addSql(`create constraint trigger ${part}_card_stale after insert or update or delete on catalog.${part}
        deferrable initially deferred for each row execute function catalog.part_of_course_changed()`);
  }
}

/**
 * The words for text search, in a separate table: a course's counters change all the time, and each update of a row can
 * update all its indexes.
 */
export class CreateCourseWords extends Migration {
  override up(): void {
    this.addSql(`create table catalog.course_words (
      course_id uuid primary key references catalog.course (id) on delete cascade,
      words text not null
    )`);
    this.addSql(`create function catalog.write_words() returns trigger language plpgsql as $$
      begin
        insert into catalog.course_words (course_id, words)
        values (new.id, lower(concat_ws(' ', new.title, new.sub_title, new.category, new.description)))
        on conflict (course_id) do update set words = excluded.words;
        return null;
      end $$`);
    this.addSql(`create trigger course_words_written
      after insert or update of title, sub_title, category, description on catalog.course
      for each row execute function catalog.write_words()`);
    this.addSql(`insert into catalog.course_words (course_id, words)
      select id, lower(concat_ws(' ', title, sub_title, category, description)) from catalog.course`);
    this.addSql(`create index course_words_anywhere on catalog.course_words
      using gin (words public.gin_trgm_ops)`);
  }
}
