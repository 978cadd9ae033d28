import { describe, expect, it } from '@jest/globals';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { DOCUMENT_VERSION } from '../../domain/search/search-document.js';
import { CREATED_AT } from '../../testing/course-builder.js';
import { InMemoryCaptionsView } from '../../testing/in-memory-captions-view.js';
import { InMemorySearchIndex } from '../../testing/in-memory-search-index.js';
import { InMemoryVideosView } from '../../testing/in-memory-videos-view.js';
import { InMemoryVideos } from '../../testing/in-memory-videos.js';
import { aListedCourse, ListedCourses } from '../../testing/listed-courses.js';
import { CatchUpIndex } from './catch-up-index.js';
import { IndexCourse } from './index-course.js';
import type { IndexEntry } from './search-index.js';

/** Accepts every course but one, like a database that rejects a row. */
class ChoosyIndex extends InMemorySearchIndex {
  refused: string | null = null;
  rebalanced = 0;

  override async put(entry: IndexEntry, version: number): Promise<void> {
    if (entry.courseId === this.refused) throw new Error('There is too much of it.');
    await super.put(entry, version);
  }

  override async rebalance(): Promise<void> {
    this.rebalanced += 1;
  }
}

async function stageWith(...courseIds: string[]) {
  const courses = courseIds.map((id) => aListedCourse(id));
  const index = new ChoosyIndex();
  for (const { id, creatorId, title, category } of courses)
    index.listed.set(id, {
      ...{ courseId: id, creatorId, title, category, thumbnailId: null },
      ...{ enrollmentCount: 0, ratingSum: 0, ratingCount: 0, publishedAt: CREATED_AT },
    });
  const indexCourse = new IndexCourse(
    new ListedCourses(courses),
    new InMemoryVideosView(new InMemoryVideos()),
    new InMemoryCaptionsView(),
    index,
    new ImmediateUnitOfWork(),
  );
  const troubled: string[] = [];
  return {
    index,
    troubled,
    missing: () => index.missing(DOCUMENT_VERSION, null, 10),
    catchUp: (signal = new AbortController().signal) =>
      new CatchUpIndex(index, indexCourse).execute(signal, (id) => troubled.push(id)),
  };
}

describe('Catching the search index up', () => {
  it('indexes the courses behind one that cannot be indexed, and tells of that one', async () => {
    const { index, troubled, missing, catchUp } = await stageWith('a', 'b', 'c');
    index.refused = 'a';
    await catchUp();
    expect(await missing()).toEqual(['a']);
    expect(troubled).toEqual(['a']);
  });

  it('sorts the courses anew all the same', async () => {
    const { index, catchUp } = await stageWith('a');
    index.refused = 'a';
    await catchUp();
    expect(index.rebalanced).toBe(1);
  });

  it('is put down when the worker is asked to stop', async () => {
    const { missing, catchUp } = await stageWith('a');
    await catchUp(AbortSignal.abort());
    expect(await missing()).toEqual(['a']);
  });
});
