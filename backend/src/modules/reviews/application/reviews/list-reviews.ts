import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../../catalog/contract.js';
import { type ReviewMark, type ReviewRecord, ReviewsView } from './reviews-view.js';
import { type ReviewPage, AuthoredReviews } from './authored-reviews.js';

export interface ListReviewsQuery {
  readonly limit: number;
  readonly after: ReviewMark | null;
}

const BATCH = 100;
/** The most batches read for one page, however many reviews of unpublished courses are skipped. */
const MAX_BATCHES = 10;

@Injectable()
export class ListReviews {
  constructor(
    private readonly view: ReviewsView,
    private readonly catalog: CatalogApi,
    private readonly authored: AuthoredReviews,
  ) {}

  /** Reviews of published courses, newest first; only catalog knows which courses are published. */
  async execute({ limit, after }: ListReviewsQuery): Promise<ReviewPage> {
    const shown: ReviewRecord[] = [];
    let mark = after;
    for (let batch = 0; batch < MAX_BATCHES && shown.length <= limit; batch += 1) {
      const records = await this.view.newest(BATCH, mark);
      shown.push(...(await this.published(records)));
      mark = records.at(-1) ?? null;
      if (records.length < BATCH) return this.authored.page(shown, limit);
    }
    const page = await this.authored.page(shown, limit);
    // More reviews may follow: the loop only reached its limit of batches.
    return { ...page, next: page.next ?? mark };
  }

  private async published(records: readonly ReviewRecord[]): Promise<ReviewRecord[]> {
    const courseIds = [...new Set(records.map(({ courseId }) => courseId))];
    const courses = await this.catalog.summariesOf(courseIds);
    return records.filter(({ courseId }) => courses.get(courseId)?.status === 'published');
  }
}
