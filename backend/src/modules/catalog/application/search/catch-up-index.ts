import { Injectable } from '@nestjs/common';
import { DOCUMENT_VERSION } from '../../domain/search/search-document.js';
import { IndexCourse } from './index-course.js';
import { SearchIndex } from './search-index.js';

const BATCH = 200;

/** Indexes the published courses that are not indexed the present way: after an upgrade, or a fact that was lost. */
@Injectable()
export class CatchUpIndex {
  constructor(
    private readonly index: SearchIndex,
    private readonly indexCourse: IndexCourse,
  ) {}

  /** A course that cannot be indexed is told of, and keeps none behind it waiting. */
  async execute(
    signal: AbortSignal,
    onTrouble: (courseId: string, error: unknown) => void,
  ): Promise<void> {
    let last: string | null = null;
    do {
      const courseIds: string[] = await this.index.missing(DOCUMENT_VERSION, last, BATCH);
      for (const courseId of courseIds) {
        if (signal.aborted) return;
        try {
          await this.indexCourse.execute(courseId);
        } catch (error) {
          onTrouble(courseId, error);
        }
      }
      last = courseIds.at(-1) ?? null;
    } while (last !== null);
    await this.index.rebalance();
  }
}
