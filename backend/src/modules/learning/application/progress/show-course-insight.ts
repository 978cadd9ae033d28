import { Injectable } from '@nestjs/common';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi, type CurriculumLecture } from '../../../catalog/contract.js';
import { assertMayKnow } from '../../domain/playback-policy.js';
import { AudienceView, type LectureAudience, STOP_PARTS } from './audience-view.js';

export interface CourseInsightQuery {
  readonly educatorId: string;
  readonly courseId: string;
}

export interface CourseInsight {
  readonly learners: number;
  /** In the educator's order. */
  readonly lectures: readonly (CurriculumLecture & LectureAudience)[];
}

const MOST_LEARNERS = 5_000;

@Injectable()
export class ShowCourseInsight {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly audience: AudienceView,
  ) {}

  /** Only for the educator of the course. @throws NotFound, Forbidden */
  async execute({ educatorId, courseId }: CourseInsightQuery): Promise<CourseInsight> {
    const curriculum = await this.catalog.curriculumOf(courseId);
    if (!curriculum) throw new NotFound();
    const { creatorId, status: courseStatus } = curriculum;
    assertMayKnow({ creatorId, courseStatus }, educatorId);
    if (creatorId !== educatorId) throw new Forbidden();
    const { learners, lectures } = await this.audience.of(
      courseId,
      curriculum.lectures,
      MOST_LEARNERS,
    );
    const nobody = { watched: 0, done: 0, stops: Array<number>(STOP_PARTS).fill(0) };
    return {
      learners,
      lectures: curriculum.lectures.map((lecture) => ({
        ...nobody,
        ...lectures.get(lecture.lectureId),
        ...lecture,
      })),
    };
  }
}
