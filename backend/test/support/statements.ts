import type { PoolClient } from 'pg';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import type { TestApp } from './test-app.js';

/** Records an application's database statements, except begin and commit. */
export function listenToStatements({ nest }: TestApp): string[] {
  const statements: string[] = [];
  const known = new WeakSet<PoolClient>();
  nest.get(Database).pool.on('acquire', (client) => {
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
