import { setTimeout as sleep } from 'node:timers/promises';
import { type JudgedCourse, judgedCatalog } from '../../test/search/judged/catalog.ts';
import { type Figures, figuresOf } from '../../test/search/judged/figures.ts';
import {
  ELEVENTH_AUTHOR_QUERIES,
  type JudgedQuery,
  QUERIES,
} from '../../test/search/judged/queries.ts';
import { storeCatalog } from '../../test/search/judged/stored-catalog.ts';
import { TOPICS } from '../../test/search/judged/topics.ts';
import type { Workbench } from './workbench.ts';
import { asAdmin, databaseNamed } from './server.ts';

/** The data that other methods search, precomputed as in an index. */
const LOOKED_AT = `create temporary table looked_at as
  select id, enrollment_count, words, to_tsvector('english', words) as vector
  from (select *, concat_ws(' ', title, sub_title, description, category, level) as words
    from catalog.course where is_published) as course`;
const SETTLED = `select 1 from catalog.search_document having count(*) = (
  select count(*) from catalog.course where is_published) and bool_or(band = 0)`;

/** Methods of comparable products, which understand no words. */
const BASELINES = {
  substring: `select id from looked_at where words ilike '%' || $1 || '%'
    order by enrollment_count desc, id limit 24`,
  'plain full text': `select id from looked_at, websearch_to_tsquery('english', $1) as asked
    where vector @@ asked order by ts_rank(vector, asked) desc, id limit 24`,
};

export interface Judgement {
  ours: Figures;
  /** For requests by somebody who had not seen the search. */
  blind: Figures;
  baselines: Record<keyof typeof BASELINES, Figures>;
}

type Answers = (request: string) => Promise<string[]>;

/** Runs every judged query; `search` returns ids, best first. */
export async function judge(
  bench: Workbench,
  databaseUrl: string,
  start: () => Promise<Answers>,
): Promise<Judgement> {
  const catalog = judgedCatalog(TOPICS);
  const name = new URL(databaseUrl).pathname.slice(1);
  return asAdmin(databaseNamed(bench.database.adminUrl, name), async (admin) => {
    const stored = await storeCatalog((text, params) => admin.query(text, [...params]), catalog);
    const search = await start();
    while ((await admin.query(SETTLED)).rowCount === 0) await sleep(200);
    await admin.query(LOOKED_AT);
    const baseline = (statement: string): Promise<Figures> =>
      figures(stored, catalog, async (request) => {
        const { rows } = await admin.query<{ id: string }>(statement, [request]);
        return rows.map(({ id }) => id);
      });
    return {
      ours: await figures(stored, catalog, search),
      blind: await figures(stored, catalog, search, ELEVENTH_AUTHOR_QUERIES),
      baselines: {
        substring: await baseline(BASELINES.substring),
        'plain full text': await baseline(BASELINES['plain full text']),
      },
    };
  });
}

async function figures(
  stored: Map<string, JudgedCourse>,
  catalog: JudgedCourse[],
  search: Answers,
  queries: readonly JudgedQuery[] = QUERIES,
): Promise<Figures> {
  const answers = [];
  for (const { text, grade } of queries) {
    const found = (await search(text)).flatMap((id) => stored.get(id) ?? []);
    answers.push({ given: found.map(grade), possible: catalog.map(grade) });
  }
  return figuresOf(answers);
}
