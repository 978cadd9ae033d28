import { describe, expect, it } from '@jest/globals';
import { migrations } from '../../src/app/migrations.js';
import { risksOf } from './migration-risks.js';

const LATER = '2027-01-01-catalog-1';

/** The statements of a migration, without a database. */
function statementsOf({ class: Migration }: (typeof migrations)[number]): string[] {
  const migration = new Migration(null as never, { get: () => ({}) } as never);
  void migration.up();
  return migration.getQueries().map(String);
}

describe('Migrations', () => {
  it('hold up no busy table and break no running release', () => {
    expect(migrations.flatMap((one) => risksOf(one.name, statementsOf(one)))).toEqual([]);
  });

  it('may do as they like to tables they create themselves', () => {
    const statements = [
      'create table catalog.note (id uuid primary key)',
      'create index note_id on catalog.note (id)',
    ];
    expect(risksOf(LATER, statements)).toEqual([]);
  });

  it.each([
    ['create index course_title on catalog.course (title)'],
    ['alter table catalog.course drop column title'],
    ['alter table catalog.course rename to class'],
    ['alter table catalog.course alter column title type text'],
    ['alter table catalog.course alter column title set not null'],
    ['alter table catalog.course add constraint c check (price >= 0)'],
    ['alter table catalog.course add column mood text not null'],
    ['drop table catalog.course'],
  ])('are stopped: %s', (statement) => {
    expect(risksOf(LATER, [statement])).toHaveLength(1);
  });

  it.each([
    ['create index concurrently course_title on catalog.course (title)'],
    ["alter table catalog.course add column mood text not null default 'good'"],
    ['alter table catalog.course add constraint c check (price >= 0) not valid'],
    ['alter table catalog.course validate constraint c'],
  ])('may: %s', (statement) => {
    expect(risksOf(LATER, [statement])).toEqual([]);
  });
});
