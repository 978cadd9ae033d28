import { afterAll, beforeAll, describe } from '@jest/globals';
import * as facts from '../../src/modules/questions/domain/facts.js';
import { MikroQuestions } from '../../src/modules/questions/infrastructure/persistence/mikro-questions.js';
import { SqlEducatorNotices } from '../../src/modules/questions/infrastructure/persistence/sql-educator-notices.js';
import { InMemoryEducatorNotices } from '../../src/modules/questions/testing/in-memory-educator-notices.js';
import { questionsPersistence } from '../../src/modules/questions/infrastructure/persistence/persistence.js';
import { SqlQuestionsView } from '../../src/modules/questions/infrastructure/persistence/sql-questions-view.js';
import {
  InMemoryQuestions,
  InMemoryQuestionsView,
} from '../../src/modules/questions/testing/in-memory-questions.js';
import { questionsContract } from '../../src/modules/questions/testing/questions.contract.js';
import { AggregateStore } from '../../src/platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

describe('Questions in memory', () => {
  questionsContract(async () => {
    const questions = new InMemoryQuestions();
    const view = new InMemoryQuestionsView(questions);
    const notices = new InMemoryEducatorNotices();
    return { questions, view, notices, inRequest: (work) => work() };
  });
});

describe('Questions in PostgreSQL', () => {
  let database: FreshDatabase;
  let opened: Database;
  let sql: Sql;

  beforeAll(async () => {
    database = await freshDatabase();
    const persistence = () => [questionsPersistence];
    opened = new Database({ url: database.url, pool: 4, persistence });
    sql = new Sql(opened);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  questionsContract(async () => {
    const outbox = new Outbox(sql, new UuidIds(), new Subscriptions(Object.values(facts)));
    const store = new AggregateStore(opened, outbox);
    const work = new MikroUnitOfWork(opened, outbox);
    await sql.rows('truncate questions.question, questions.educator_notice');
    return {
      questions: new MikroQuestions(opened, store, sql),
      view: new SqlQuestionsView(sql),
      notices: new SqlEducatorNotices(sql),
      inRequest: (job) => inOwnScope(() => work.run(job)),
    };
  });
});
