import { Handout } from '../domain/handouts/handout.js';
import { CREATED_AT } from './course-builder.js';

/** A handout as loaded from the database. */
export function aHandout(given: Partial<Parameters<typeof Handout.add>[0]> = {}): Handout {
  return Handout.add({
    id: 'handout-1',
    fileId: 'file-1',
    lectureId: 'lecture-1',
    courseId: 'course-1',
    name: 'slides.pdf',
    size: 1_000,
    at: CREATED_AT,
    ...given,
  });
}
