import { LectureOrderStale, TooManyLectures } from '../courses/course-errors.js';
import { Lecture } from './lecture.js';

export const MAX_LECTURES = 300;

/** All lectures of one course in the educator's order: enforces the rules about them as a whole. */
export class LectureSequence {
  constructor(
    private readonly courseId: string,
    private readonly lectures: readonly Lecture[],
  ) {}

  /** @throws TooManyLectures */
  append({ id, title, at }: { id: string; title: string; at: Date }): Lecture {
    if (this.lectures.length >= MAX_LECTURES) throw new TooManyLectures(MAX_LECTURES);
    const last = this.lectures.at(-1);
    const position = last ? last.position + 1 : 0;
    return Lecture.add({ id, courseId: this.courseId, title, position, at });
  }

  /** Applies a complete new order. @throws LectureOrderStale unless it names each lecture once */
  reorder(lectureIds: readonly string[]): void {
    const places = new Map(lectureIds.map((id, place) => [id, place]));
    const isWhole = places.size === lectureIds.length && places.size === this.lectures.length;
    if (!isWhole) throw new LectureOrderStale();
    for (const lecture of this.lectures) {
      const place = places.get(lecture.id);
      if (place === undefined) throw new LectureOrderStale();
      lecture.moveTo(place);
    }
  }
}
