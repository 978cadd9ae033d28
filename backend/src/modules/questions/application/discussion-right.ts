import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { CatalogApi, type CourseStatus } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';
import { EducatorsAnswer, OnlyLearnersDiscuss } from '../domain/errors.js';
import type { AskedPlace } from '../domain/question.js';

interface DiscussedCourse {
  readonly courseId: string;
  readonly creatorId: string;
  readonly status: CourseStatus;
}

export interface Participant {
  readonly isEducator: boolean;
}

/** What readers of a discussion see of its course. */
export interface ReadCourse {
  /** Today's titles of the lectures, by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Its educator is no longer there to answer. */
  readonly isRetired: boolean;
}

/** Decides who may take part in the discussion of a course. */
@Injectable()
export class DiscussionRight {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
  ) {}

  /** Allows enrolled learners, and the educator until the course is retired. @throws NotFound, OnlyLearnersDiscuss */
  async assert(userId: string, courseId: string): Promise<Participant> {
    const course = await this.catalog.offerOf(courseId);
    if (!course) throw new NotFound();
    return this.judge(userId, course);
  }

  /** Like `assert`. */
  async assertReads(userId: string, courseId: string): Promise<ReadCourse> {
    const curriculum = await this.catalog.curriculumOf(courseId);
    if (!curriculum) throw new NotFound();
    await this.judge(userId, curriculum);
    const titles = curriculum.lectures.map(({ lectureId, title }) => [lectureId, title] as const);
    return { titles: new Map(titles), isRetired: curriculum.status === 'retired' };
  }

  /** Allows enrolled learners only. @throws NotFound, OnlyLearnersDiscuss, EducatorsAnswer */
  async assertAsks(userId: string, lectureId: string): Promise<AskedPlace> {
    const curriculum = await this.catalog.curriculumWith(lectureId);
    const lecture = curriculum?.lectures.find((one) => one.lectureId === lectureId);
    if (!curriculum || !lecture) throw new NotFound();
    const { isEducator } = await this.judge(userId, curriculum);
    if (isEducator) throw new EducatorsAnswer();
    const { courseId } = curriculum;
    return { courseId, lectureId, durationSeconds: lecture.durationSeconds };
  }

  private async judge(userId: string, course: DiscussedCourse): Promise<Participant> {
    const { courseId, creatorId, status } = course;
    if (creatorId === userId) {
      if (status === 'retired') throw new NotFound();
      return { isEducator: true };
    }
    if (await this.learning.isEnrolled(userId, courseId)) return { isEducator: false };
    throw status === 'published' ? new OnlyLearnersDiscuss() : new NotFound();
  }
}
