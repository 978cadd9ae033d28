import pg from 'pg';

/** Everything in the schemas that we and our packages make, one line for each thing; equal schemas have equal lines. */
export async function catalogOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(CATALOG);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

const OURS = `(select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')`;

const CATALOG = `
  with ours as ${OURS}
  select line from (
    select format('schema %s', nspname) as line from ours
    union all
    select format('%s %s.%s %s', c.relkind, s.nspname, c.relname, c.reloptions) from pg_class c
      join ours s on s.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select format('column %s %s.%s %s %s %s %s %s', a.attnum, c.oid::regclass, a.attname,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
        pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm')
      join ours s on s.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s %s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k join ours s on s.oid = k.connamespace
    union all
    select format('index %s valid %s', pg_get_indexdef(i.indexrelid), i.indisvalid) from pg_index i
      join pg_class c on c.oid = i.indexrelid join ours s on s.oid = c.relnamespace
    union all
    select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join ours s on s.oid = c.relnamespace
      where not t.tgisinternal
    union all
    select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
      join ours s on s.oid = p.pronamespace where p.prokind in ('f', 'p')
    union all
    select format('type %s.%s %s', s.nspname, t.typname, t.typtype) from pg_type t
      join ours s on s.oid = t.typnamespace
    union all
    select format('extension %s %s', extname, extversion) from pg_extension
  ) as things order by line`;
