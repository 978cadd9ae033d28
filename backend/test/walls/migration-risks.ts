/** Migrations named before this belong to the first release: their tables are always empty. */
const FIRST_ON_FULL_TABLES = '2026-11-22';

interface Rule {
  readonly risk: string;
  readonly pattern: RegExp;
}

/** Statements that block a busy table, or break the previous release during a rolling deployment. */
const RULES: readonly Rule[] = [
  {
    risk: 'builds an index while writes wait: create it concurrently',
    pattern: /create (unique )?index (?!concurrently)/,
  },
  {
    risk: 'takes a column away that the running release reads: stop using it first, drop it one release later',
    pattern: /drop column|rename (column|to)/,
  },
  { risk: 'takes a table away that the running release reads', pattern: /drop table/ },
  { risk: 'rewrites the table under a lock', pattern: /alter column \S+ (set data )?type/ },
  {
    risk: 'reads the whole table under a lock: add a check as "not valid", validate it in the next migration',
    pattern: /set not null|add constraint (?!.*(not valid|using index))/,
  },
  {
    risk: 'fails for the rows of the running release: give the column a default or let it be null',
    pattern: /add column (?!.*default).*not null/,
  },
];

const CREATED = /create table (?:if not exists )?(\S+)/;

/**
 * The risks of a migration for a running installation, one per line. Statements on tables that the same migration
 * creates have none.
 */
export function risksOf(name: string, statements: readonly string[]): string[] {
  if (name < FIRST_ON_FULL_TABLES) return [];
  const created = statements.flatMap((sql) => CREATED.exec(flat(sql))?.[1] ?? []);
  return statements
    .map(flat)
    .filter((sql) => !created.some((table) => new RegExp(`(on|table) ${table}\\b`).test(sql)))
    .flatMap((sql) =>
      RULES.filter(({ pattern }) => pattern.test(sql)).map(({ risk }) => `${name}: ${risk}`),
    );
}

const flat = (sql: string): string => sql.toLowerCase().replaceAll(/\s+/g, ' ').trim();
