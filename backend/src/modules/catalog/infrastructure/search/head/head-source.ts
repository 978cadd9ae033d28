import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../../platform/infrastructure/database/sql.js';
import { HAS_MORE, HEAD_OF, HEAD_PAGE, WHOLE_PAGE, WORD_PAGE } from '../search-statements.js';
import type { Listing } from './head-course.js';

export interface HeadRow extends Listing {
  /** 0 and 1 are the head, 2 is the rest. */
  readonly band: number;
  /** Its tokens, as PostgreSQL writes them. */
  readonly vector: string;
}

/** What the head is made from. */
@Injectable()
export class HeadSource {
  constructor(private readonly sql: Sql) {}

  /** @param isWhole whether all courses are wanted, or those that are looked at first */
  page(isWhole: boolean, after: string, limit: number): Promise<HeadRow[]> {
    return this.sql.rows(isWhole ? WHOLE_PAGE : HEAD_PAGE, [after, limit]);
  }

  /** Those that are published, whatever their band. */
  of(courseIds: readonly string[]): Promise<HeadRow[]> {
    return this.sql.rows(HEAD_OF, [courseIds]);
  }

  /** Words as courses write them, in their order. */
  async words(after: string, limit: number): Promise<string[]> {
    const rows = await this.sql.rows<{ word: string }>(WORD_PAGE, [after, limit]);
    return rows.map(({ word }) => word);
  }

  async hasMoreThan(count: number): Promise<boolean> {
    const row = await this.sql.first<{ hasMore: boolean }>(HAS_MORE, [count]);
    return row?.hasMore ?? true;
  }
}
