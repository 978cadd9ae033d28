import { FactType } from '../../../platform/domain/fact.js';

export interface LectureOfCourse {
  readonly lectureId: string;
  readonly courseId: string;
}

export const LectureAdded = new FactType<LectureOfCourse>('catalog.lecture_added.v1');
export const LectureRemoved = new FactType<LectureOfCourse>('catalog.lecture_removed.v1');
