import { Migration } from '@mikro-orm/migrations';

export class CreateCourses extends Migration {
  override up(): void {
    this.addSql('create schema if not exists catalog');
    this.addSql(`create table catalog.course (
      id uuid primary key,
      creator_id uuid not null,
      title text not null check (char_length(title) between 1 and 120),
      sub_title text not null check (char_length(sub_title) <= 160),
      description text not null check (char_length(description) <= 10000),
      category text not null check (category in (
        'App Development', 'AI/ML', 'AI Tools', 'Data Science', 'Data Analytics', 'Ethical Hacking',
        'UI UX Designing', 'Web Development', 'Others')),
      level text check (level in ('Beginner', 'Intermediate', 'Advanced')),
      price_paise integer check (price_paise between 0 and 20000000),
      thumbnail_id uuid,
      is_published boolean not null,
      published_at timestamptz,
      retired_at timestamptz,
      was_sold boolean not null,
      enrollment_count integer not null check (enrollment_count >= 0),
      rating_sum integer not null check (rating_sum >= 0),
      rating_count integer not null check (rating_count >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (not is_published or (published_at is not null and retired_at is null))
    )`);
    // One index for each sort order of the catalog; the expressions equal those of published-query.ts.
    for (const [name, columns] of [
      ['newest', 'published_at desc, id desc'],
      ['newest_in_category', 'category, published_at desc, id desc'],
      ['popular', 'enrollment_count desc, id desc'],
      [
        'rated',
        '(case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 4) end) desc, id desc',
      ],
      ['cheapest', 'coalesce(price_paise, 2147483647), id'],
      ['dearest', 'coalesce(price_paise, -1) desc, id desc'],
    ])
      this.addSql(`create index course_${name} on catalog.course (${columns}) where is_published`);
    this.addSql(`create index course_creator_id_created_at_id_index
      on catalog.course (creator_id, created_at, id)`);
    this.addSql(`create table catalog.lecture (
      id uuid primary key,
      course_id uuid not null references catalog.course (id) on delete cascade,
      title text not null check (char_length(title) between 1 and 120),
      position integer not null check (position >= 0),
      is_preview_free boolean not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index lecture_course_id_index on catalog.lecture (course_id)');
  }
}

/** A section's title stands with the lecture that begins it. */
export class AddSections extends Migration {
  override up(): void {
    this.addSql(`alter table catalog.lecture add section_title text
      check (char_length(section_title) between 1 and 120)`);
  }
}

/** Marks courses that staff took out of the catalog. */
export class WithholdCourses extends Migration {
  override up(): void {
    this.addSql('alter table catalog.course add withheld_at timestamptz');
  }
}
