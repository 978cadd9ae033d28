import { afterAll, beforeAll, describe } from '@jest/globals';
import { Course } from '../../src/modules/catalog/domain/courses/course.js';
import { Lecture } from '../../src/modules/catalog/domain/lectures/lecture.js';
import { catalogPersistence } from '../../src/modules/catalog/infrastructure/persistence/persistence.js';
import { MikroHandouts } from '../../src/modules/catalog/infrastructure/persistence/mikro-handouts.js';
import { SqlHandoutsView } from '../../src/modules/catalog/infrastructure/persistence/sql-handouts-view.js';
import * as facts from '../../src/modules/catalog/domain/facts.js';
import {
  contractLectures,
  handoutsContract,
} from '../../src/modules/catalog/testing/handouts.contract.js';
import { AggregateStore } from '../../src/platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

describe('Handouts in PostgreSQL', () => {
  let database: FreshDatabase;
  let opened: Database;
  let sql: Sql;
  let store: AggregateStore;
  let work: MikroUnitOfWork;
  const subscriptions = new Subscriptions(Object.values(facts));

  beforeAll(async () => {
    database = await freshDatabase();
    opened = new Database({ url: database.url, pool: 4, persistence: () => [catalogPersistence] });
    sql = new Sql(opened);
    const outbox = new Outbox(sql, new UuidIds(), subscriptions);
    store = new AggregateStore(opened, outbox);
    work = new MikroUnitOfWork(opened, outbox);
    const { courseId: id, lectureIds } = contractLectures;
    const [title, at] = ['Practical CCTV monitoring', new Date()];
    const lectures = lectureIds.map((lectureId, position) =>
      Lecture.add({ id: lectureId, courseId: id, title, position, at }),
    );
    lectures[1]?.edit({ isPreviewFree: true });
    await inOwnScope(async () => {
      await store.save(Course.create({ id, creatorId: id, title, category: 'Others', at }));
      await store.save(...lectures);
    });
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  handoutsContract(async () => {
    await sql.rows('truncate catalog.handout');
    return {
      handouts: new MikroHandouts(opened, store),
      view: new SqlHandoutsView(sql),
      inRequest: (job) => inOwnScope(() => work.run(job)),
    };
  });
});
