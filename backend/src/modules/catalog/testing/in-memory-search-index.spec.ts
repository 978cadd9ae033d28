import { describe } from '@jest/globals';
import { InMemorySearchIndex } from './in-memory-search-index.js';
import { searchIndexContract } from './search-index-contract.js';

describe('The search index in memory', () => {
  searchIndexContract(async () => {
    const index = new InMemorySearchIndex();
    const creatorId = 'asha';
    return {
      index,
      creatorId,
      async publish(title) {
        const courseId = `course-${index.listed.size}`;
        index.listed.set(courseId, {
          ...{ courseId, creatorId, title, category: 'Others', thumbnailId: null },
          ...{ enrollmentCount: 0, ratingSum: 0, ratingCount: 0, publishedAt: new Date(0) },
        });
        return courseId;
      },
      async unpublish(courseId) {
        index.listed.delete(courseId);
      },
    };
  });
});
