import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { CatalogApi, type Curriculum } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';
import { OnlyLearnersTakeQuizzes } from '../domain/errors.js';

export interface QuizReader {
  /** The educator of the course may try its quizzes; nothing is kept of that. */
  readonly isEducator: boolean;
}

export interface EditedLecture {
  readonly courseId: string;
  readonly lectureTitle: string;
}

/** Decides who may take and who may write the quizzes of a course. */
@Injectable()
export class QuizRight {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
  ) {}

  /** Allows enrolled learners, and the educator until the course is retired. @throws NotFound, OnlyLearnersTakeQuizzes */
  async assertReads(userId: string, lectureId: string): Promise<QuizReader> {
    return this.judge(userId, await this.catalog.curriculumWith(lectureId));
  }

  /** Like `assertReads`. */
  async assertReadsCourse(userId: string, courseId: string): Promise<void> {
    await this.judge(userId, await this.catalog.curriculumOf(courseId));
  }

  /** Allows the educator of the lecture's course until it is retired. @throws NotFound */
  async assertEdits(userId: string, lectureId: string): Promise<EditedLecture> {
    const course = await this.catalog.curriculumWith(lectureId);
    const lecture = course?.lectures.find((one) => one.lectureId === lectureId);
    if (!course || !lecture || course.creatorId !== userId || course.status === 'retired')
      throw new NotFound();
    return { courseId: course.courseId, lectureTitle: lecture.title };
  }

  private async judge(userId: string, course: Curriculum | null): Promise<QuizReader> {
    if (!course) throw new NotFound();
    const { courseId, creatorId, status } = course;
    const isEducator = creatorId === userId;
    if (isEducator && status !== 'retired') return { isEducator };
    if (!isEducator && (await this.learning.isEnrolled(userId, courseId))) return { isEducator };
    throw status === 'published' ? new OnlyLearnersTakeQuizzes() : new NotFound();
  }
}
