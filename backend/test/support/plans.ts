import pg from 'pg';
import type { TestApp } from './test-app.js';

export type Scan = 'seqscan' | 'indexscan' | 'indexonlyscan';

/**
 * The plans of the reads among these prepared statements; sequential scans only appear where no index is usable,
 * however small the table is.
 */
export async function plans(
  app: TestApp,
  asked: readonly string[],
  without: readonly Scan[] = ['seqscan'],
): Promise<string> {
  const found: string[] = [];
  const client = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
  await client.connect();
  for (const scan of without) await client.query(`set enable_${scan} = off`);
  for (const text of asked) {
    if (!/^\s*(select|with)/i.test(text)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`);
    found.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await client.end();
  return found.join('\n\n');
}
