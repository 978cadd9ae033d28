import { Injectable } from '@nestjs/common';
import { DOCUMENT_VERSION } from '../../domain/search/search-document.js';
import { IndexCourse } from './index-course.js';
import { SearchIndex } from './search-index.js';

const BATCH = 200;

/** Indexes published courses whose entry is missing or of an older version: after an upgrade, or a lost fact. */
@Injectable()
export class CatchUpIndex {
  constructor(
    private readonly index: SearchIndex,
    private readonly indexCourse: IndexCourse,
  ) {}

  /** A course that cannot be indexed is reported and does not hold up the others. */
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
