import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../../platform/infrastructure/database/sql.js';
import { HAS_MORE, HEAD_OF, HEAD_PAGE, WHOLE_PAGE, WORD_PAGE } from '../search-statements.js';
import type { Listing } from './head-course.js';

export interface HeadRow extends Listing {
  /** Bands 0 and 1 are the head, 2 is the rest. */
  readonly band: number;
  /** Its tokens in PostgreSQL's output format. */
  readonly vector: string;
}

/** Reads the data of the head from the database. */
@Injectable()
export class HeadSource {
  constructor(private readonly sql: Sql) {}

  /** @param isWhole whether to read all courses rather than the head's bands */
  page(isWhole: boolean, after: string, limit: number): Promise<HeadRow[]> {
    return this.sql.rows(isWhole ? WHOLE_PAGE : HEAD_PAGE, [after, limit]);
  }

  /** The published ones among the courses, whatever their band. */
  of(courseIds: readonly string[]): Promise<HeadRow[]> {
    return this.sql.rows(HEAD_OF, [courseIds]);
  }

  /** Words used in courses, in alphabetical order. */
  async words(after: string, limit: number): Promise<string[]> {
    const rows = await this.sql.rows<{ word: string }>(WORD_PAGE, [after, limit]);
    return rows.map(({ word }) => word);
  }

  async hasMoreThan(count: number): Promise<boolean> {
    const row = await this.sql.first<{ hasMore: boolean }>(HAS_MORE, [count]);
    return row?.hasMore ?? true;
  }
}
