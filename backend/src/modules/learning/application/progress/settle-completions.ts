import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { CatalogApi } from '../../../catalog/contract.js';
import type { CourseOutline } from '../../domain/course-outline.js';
import { CourseProgress } from '../../domain/course-progress.js';
import { Enrollments } from '../../domain/enrollments.js';
import { StudyRecords } from './study-records.js';

const PAGE = 500;

@Injectable()
export class SettleCompletions {
  constructor(
    private readonly records: StudyRecords,
    private readonly enrollments: Enrollments,
    private readonly catalog: CatalogApi,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Completes the course for those who have done all that is left of it; safe to repeat. */
  async execute({ courseId }: { courseId: string }): Promise<void> {
    const outline = await this.catalog.curriculumOf(courseId);
    if (!outline) return;
    for (let after: string | null = null; ;) {
      const page = await this.records.unfinishedIn(courseId, after, PAGE);
      for (const { learnerId, progress } of page) {
        const isDue = CourseProgress.fromRecord(progress).percentOf(outline) === 100;
        if (isDue) await this.settle(learnerId, courseId, outline);
      }
      if (page.length < PAGE) return;
      after = page.at(-1)?.learnerId ?? null;
    }
  }

  private settle(learnerId: string, courseId: string, outline: CourseOutline): Promise<void> {
    return this.unitOfWork.run(async () => {
      const enrollment = await this.enrollments.find(learnerId, courseId);
      if (enrollment?.settle(outline, this.clock.now())) await this.enrollments.save(enrollment);
    });
  }
}
