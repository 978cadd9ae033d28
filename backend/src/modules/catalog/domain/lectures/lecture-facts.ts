import { FactType } from '../../../../platform/domain/fact.js';

export interface LectureOfCourse {
  readonly lectureId: string;
  readonly courseId: string;
}

export const LectureAdded = new FactType<LectureOfCourse>('catalog.lecture_added.v1');
export const LectureRemoved = new FactType<LectureOfCourse>('catalog.lecture_removed.v1');

export interface CaptionsOfLecture {
  readonly lectureId: string;
  readonly courseId: string;
  readonly language: string;
}

/** Captions were added, rewritten or removed; subscribers that store their text reload it. */
export const CaptionsChanged = new FactType<CaptionsOfLecture>('catalog.captions_changed.v1');
