import { afterAll, beforeAll, describe } from '@jest/globals';
import { v7 } from 'uuid';
import { SearchIndex } from '../../src/modules/catalog/application/search-index.js';
import { searchIndexContract } from '../../src/modules/catalog/testing/search-index-contract.js';
import { TestApp } from '../support/test-app.js';

const CREATOR = v7();
let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
}, 60_000);
afterAll(() => app.close());

describe('The search index in PostgreSQL', () => {
  searchIndexContract(async () => {
    await app.sql.rows('truncate catalog.course, catalog.search_word cascade', []);
    return {
      index: app.nest.get(SearchIndex),
      creatorId: CREATOR,
      async publish(title) {
        const id = v7();
        await app.sql.rows(
          `insert into catalog.course (id, creator_id, title, sub_title, description, category, is_published,
             published_at, was_sold, enrollment_count, rating_sum, rating_count, created_at, updated_at)
           values ($1, $2, $3, '', '', 'Others', true, now(), false, 0, 0, 0, now(), now())`,
          [id, CREATOR, title],
        );
        return id;
      },
      async unpublish(courseId) {
        await app.sql.rows('update catalog.course set is_published = false where id = $1', [
          courseId,
        ]);
      },
    };
  });
});
