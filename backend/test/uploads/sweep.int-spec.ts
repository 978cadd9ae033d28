import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SweepUploads } from '../../src/modules/catalog/application/uploads/sweep-uploads.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());

/** Creates uploads begun two days ago, one after the other, and last continued so many hours ago. */
async function uploadsTouched(hoursAgo: number, count: number): Promise<void> {
  await app.sql.rows(
    `insert into catalog.upload
       (id, owner_id, lecture_id, course_id, size, file_name, created_at, parts, touched_at)
     select uuidv7(), uuidv7(), uuidv7(), uuidv7(), 10, '', now() - interval '2 days', '[]',
       now() - make_interval(hours => $1)
     from generate_series(1, $2)`,
    [hoursAgo, count],
  );
}

it('finds what nobody goes on with behind any number of slow uploads that were begun before it', async () => {
  await uploadsTouched(1, 120);
  await uploadsTouched(25, 130);
  expect(await inOwnScope(() => app.nest.get(SweepUploads).execute())).toBe(130);
  const left = await app.sql.rows('select id from catalog.upload');
  expect(left).toHaveLength(120);
});
