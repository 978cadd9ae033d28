import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import type { TestApp } from './test-app.js';

/** Writes down what an application asks of its database, but for the brackets of transactions. */
export async function listenToStatements({ nest }: TestApp): Promise<string[]> {
  const statements: string[] = [];
  const pool: unknown = await nest.get(MikroORM).em.getDriver().getConnection().getNativeClient();
  const known = new WeakSet<PoolClient>();
  (pool as Pool).on('acquire', (client) => {
    if (!known.has(client)) listenTo(client, statements);
    known.add(client);
  });
  return statements;
}

function listenTo(client: PoolClient, statements: string[]): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (!/^(begin|commit|start transaction)/i.test(text)) statements.push(text);
    return query(...args);
  }) as typeof client.query;
}
