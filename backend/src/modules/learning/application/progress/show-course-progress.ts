import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { CourseProgress } from '../../domain/course-progress.js';
import { type LectureStanding, standingOf } from './lecture-standing.js';
import { type HeldCertificate, StudyRecords } from './study-records.js';

export interface CourseProgressQuery {
  readonly learnerId: string;
  readonly courseId: string;
}

interface TitledStanding extends LectureStanding {
  readonly title: string;
}

export interface CourseProgressReport {
  readonly courseId: string;
  readonly percent: number;
  readonly isCompleted: boolean;
  readonly lastLectureId: string | null;
  /** In the educator's order. */
  readonly lectures: readonly TitledStanding[];
  readonly certificate: HeldCertificate | null;
  readonly isCertificateWithdrawn: boolean;
}

@Injectable()
export class ShowCourseProgress {
  constructor(
    private readonly records: StudyRecords,
    private readonly catalog: CatalogApi,
  ) {}

  /** @throws NotFound unless the learner has access to the course */
  async execute({ learnerId, courseId }: CourseProgressQuery): Promise<CourseProgressReport> {
    const [record, curriculum] = await Promise.all([
      this.records.active(learnerId, courseId),
      this.catalog.curriculumOf(courseId),
    ]);
    if (!record || !curriculum) throw new NotFound();
    const progress = CourseProgress.fromRecord(record.progress);
    return {
      courseId,
      percent: progress.percentOf(curriculum),
      isCompleted: progress.isCompleted,
      lastLectureId: record.progress.lastLectureId,
      lectures: curriculum.lectures.map((lecture) => ({
        ...standingOf(lecture, progress),
        title: lecture.title,
      })),
      certificate: record.certificate,
      isCertificateWithdrawn: record.isCertificateWithdrawn,
    };
  }
}
