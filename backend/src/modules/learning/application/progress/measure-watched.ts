import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../../catalog/contract.js';
import { CourseProgress } from '../../domain/course-progress.js';
import { StudyRecords } from './study-records.js';

export interface WatchedShareQuery {
  readonly learnerId: string;
  readonly courseId: string;
}

@Injectable()
export class MeasureWatched {
  constructor(
    private readonly records: StudyRecords,
    private readonly catalog: CatalogApi,
  ) {}

  /** 0 to 1; 0 for a learner without access. */
  async execute({ learnerId, courseId }: WatchedShareQuery): Promise<number> {
    const record = await this.records.active(learnerId, courseId);
    const curriculum = await this.catalog.curriculumOf(courseId);
    if (!record || !curriculum) return 0;
    return CourseProgress.fromRecord(record.progress).watchedShareOf(curriculum);
  }
}
