import { afterAll, beforeAll, describe } from '@jest/globals';
import { MikroQuizResults } from '../../src/modules/quizzes/infrastructure/persistence/mikro-quiz-results.js';
import { MikroQuizzes } from '../../src/modules/quizzes/infrastructure/persistence/mikro-quizzes.js';
import { quizzesPersistence } from '../../src/modules/quizzes/infrastructure/persistence/persistence.js';
import { SqlQuizzesView } from '../../src/modules/quizzes/infrastructure/persistence/sql-quizzes-view.js';
import {
  InMemoryQuizResults,
  InMemoryQuizzes,
  InMemoryQuizzesView,
} from '../../src/modules/quizzes/testing/in-memory-quizzes.js';
import { quizzesContract } from '../../src/modules/quizzes/testing/quizzes.contract.js';
import { AggregateStore } from '../../src/platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

describe('Quizzes in memory', () => {
  quizzesContract(async () => {
    const results = new InMemoryQuizResults();
    const quizzes = new InMemoryQuizzes(results);
    const view = new InMemoryQuizzesView(quizzes, results);
    return { quizzes, results, view, inRequest: (work) => work() };
  });
});

describe('Quizzes in PostgreSQL', () => {
  let database: FreshDatabase;
  let opened: Database;
  let sql: Sql;

  beforeAll(async () => {
    database = await freshDatabase();
    const persistence = () => [quizzesPersistence];
    opened = new Database({ url: database.url, pool: 4, persistence });
    sql = new Sql(opened);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  quizzesContract(async () => {
    const outbox = new Outbox(sql, new UuidIds(), new Subscriptions([]));
    const store = new AggregateStore(opened, outbox);
    const work = new MikroUnitOfWork(opened, outbox);
    await sql.rows('truncate quizzes.quiz, quizzes.quiz_result');
    return {
      quizzes: new MikroQuizzes(opened, store, sql),
      results: new MikroQuizResults(opened, store, sql),
      view: new SqlQuizzesView(sql),
      inRequest: (job) => inOwnScope(() => work.run(job)),
    };
  });
});
