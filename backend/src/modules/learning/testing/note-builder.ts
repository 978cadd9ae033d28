import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { Note, type NotedPlace } from '../domain/note.js';
import { courseId, learnerId, lectureIds, noon } from './enrollment-builder.js';

export const noteId = SequentialIds.nth(0xb1);

/** A lecture of ten minutes and half a second. */
const place: NotedPlace = {
  courseId,
  courseTitle: 'Watching cameras',
  lectureId: lectureIds[0] ?? '',
  lectureTitle: 'The first shift',
  durationSeconds: 600.5,
};

interface Given {
  readonly id?: string;
  readonly learnerId?: string;
  readonly place?: Partial<NotedPlace>;
  readonly positionSeconds?: number;
  readonly text?: string;
  readonly others?: number;
  readonly at?: Date;
}

/** A note at 3:12, always the same except for what the test sets. */
export function aNote(given: Given = {}): Note {
  const plain = { id: noteId, learnerId, positionSeconds: 192, text: 'Look at the exits first.' };
  return Note.write({
    ...plain,
    others: 0,
    at: noon,
    ...given,
    place: { ...place, ...given.place },
  });
}
