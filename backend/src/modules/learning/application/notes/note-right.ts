import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { OnlyWatchersNote } from '../../domain/errors.js';
import type { NotedPlace } from '../../domain/note.js';
import { assertMayKnow } from '../../domain/playback-policy.js';
import { EnrollmentsView } from '../enrollments/enrollments-view.js';

/** Decides who may write notes in a lecture. */
@Injectable()
export class NoteRight {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly enrollments: EnrollmentsView,
  ) {}

  /** Allows enrolled learners, and the educator until the course is retired. @throws NotFound, OnlyWatchersNote */
  async assert(userId: string, lectureId: string): Promise<NotedPlace> {
    const curriculum = await this.catalog.curriculumWith(lectureId);
    const lecture = curriculum?.lectures.find((one) => one.lectureId === lectureId);
    if (!curriculum || !lecture) throw new NotFound();
    const { courseId, creatorId, status: courseStatus } = curriculum;
    const mine = await this.enrollments.activeAmong(userId, [courseId]);
    if (!mine.has(courseId)) {
      assertMayKnow({ creatorId, courseStatus }, userId);
      if (creatorId !== userId) throw new OnlyWatchersNote();
    }
    const course = (await this.catalog.summariesOf([courseId])).get(courseId);
    if (!course) throw new NotFound();
    return {
      courseId,
      courseTitle: course.title,
      lectureId,
      lectureTitle: lecture.title,
      durationSeconds: lecture.durationSeconds,
    };
  }
}
