import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../../catalog/contract.js';
import { CourseProgress } from '../../domain/course-progress.js';
import { SettleCompletion } from './settle-completion.js';
import { StudyRecords, type UnfinishedMark } from './study-records.js';

const PAGE = 500;

@Injectable()
export class SettleCompletionsOfCourse {
  constructor(
    private readonly records: StudyRecords,
    private readonly catalog: CatalogApi,
    private readonly settleCompletion: SettleCompletion,
  ) {}

  /** Completes the course for learners who have done all its remaining lectures; idempotent. */
  async execute({ courseId }: { courseId: string }): Promise<void> {
    const outline = await this.catalog.curriculumOf(courseId);
    if (!outline) return;
    for (let after: UnfinishedMark | null = null; ;) {
      const page = await this.records.unfinishedIn(courseId, after, PAGE);
      for (const { learnerId, progress } of page) {
        const isDue = CourseProgress.fromRecord(progress).percentOf(outline) === 100;
        if (isDue) await this.settleCompletion.execute({ learnerId, courseId, outline });
      }
      if (page.length < PAGE) return;
      after = page.at(-1) ?? null;
    }
  }
}
