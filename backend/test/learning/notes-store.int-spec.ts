import { afterAll, beforeAll, describe } from '@jest/globals';
import * as facts from '../../src/modules/learning/domain/facts.js';
import { MikroEnrollments } from '../../src/modules/learning/infrastructure/persistence/mikro-enrollments.js';
import { MikroNotes } from '../../src/modules/learning/infrastructure/persistence/mikro-notes.js';
import { learningPersistence } from '../../src/modules/learning/infrastructure/persistence/persistence.js';
import { SqlNotesView } from '../../src/modules/learning/infrastructure/persistence/sql-notes-view.js';
import { InMemoryEnrollments } from '../../src/modules/learning/testing/in-memory-enrollments.js';
import {
  InMemoryNotes,
  InMemoryNotesView,
} from '../../src/modules/learning/testing/in-memory-notes.js';
import { notesContract } from '../../src/modules/learning/testing/notes.contract.js';
import { AggregateStore } from '../../src/platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

describe('Notes in memory', () => {
  notesContract(async () => {
    const [notes, enrollments] = [new InMemoryNotes(), new InMemoryEnrollments()];
    const view = new InMemoryNotesView(notes, enrollments);
    return { notes, view, enrollments, inRequest: (work) => work() };
  });
});

describe('Notes in PostgreSQL', () => {
  let database: FreshDatabase;
  let opened: Database;
  let sql: Sql;

  beforeAll(async () => {
    database = await freshDatabase();
    opened = new Database({ url: database.url, pool: 4, persistence: () => [learningPersistence] });
    sql = new Sql(opened);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  notesContract(async () => {
    const outbox = new Outbox(sql, new UuidIds(), new Subscriptions(Object.values(facts)));
    const store = new AggregateStore(opened, outbox);
    const work = new MikroUnitOfWork(opened, outbox);
    await sql.rows('truncate learning.note, learning.enrollment');
    return {
      notes: new MikroNotes(opened, store, sql),
      view: new SqlNotesView(sql),
      enrollments: new MikroEnrollments(opened, store, outbox),
      inRequest: (job) => inOwnScope(() => work.run(job)),
    };
  });
});
