import { afterAll, beforeAll, describe } from '@jest/globals';
import * as facts from '../../src/modules/identity/domain/facts.js';
import { SqlResetRequests } from '../../src/modules/identity/infrastructure/persistence/sql-reset-requests.js';
import { InMemoryResetRequests } from '../../src/modules/identity/testing/in-memory-reset-requests.js';
import { resetRequestsContract } from '../../src/modules/identity/testing/reset-requests.contract.js';
import type { Fact } from '../../src/platform/domain/fact.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

describe('Reset requests in memory', () => {
  resetRequestsContract(async () => {
    const saved: Fact[] = [];
    const requests = new InMemoryResetRequests(saved);
    return { requests, facts: async () => saved.map(({ type }) => type) };
  });
});

describe('Reset requests in PostgreSQL', () => {
  let database: FreshDatabase;
  let opened: Database;
  let sql: Sql;

  beforeAll(async () => {
    database = await freshDatabase();
    opened = new Database({ url: database.url, pool: 4, persistence: () => [] });
    sql = new Sql(opened);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  resetRequestsContract(async () => {
    const outbox = new Outbox(sql, new UuidIds(), new Subscriptions(Object.values(facts)));
    await sql.rows('truncate identity.reset_request, platform.outbox_message cascade');
    return {
      requests: new SqlResetRequests(sql, new MikroUnitOfWork(opened, outbox), outbox),
      facts: async () =>
        (await sql.rows<{ type: string }>('select type from platform.outbox_message')).map(
          ({ type }) => type,
        ),
    };
  });
});
