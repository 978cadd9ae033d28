/** One stored note. */
export interface NoteRecord {
  readonly noteId: string;
  readonly lectureId: string;
  /** The titles of course and lecture when the learner wrote the note. */
  readonly courseTitle: string;
  readonly lectureTitle: string;
  readonly positionSeconds: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NotesInCourse {
  /** Whether the learner has access to the course. */
  readonly isEnrolled: boolean;
  /** Oldest first. */
  readonly notes: readonly NoteRecord[];
}

export interface NotedCourse {
  readonly courseId: string;
  /** Its title when the learner wrote the newest note. */
  readonly courseTitle: string;
  readonly isEnrolled: boolean;
  readonly notes: number;
  readonly lastWrittenAt: Date;
}

/** Reads a learner's own notes, without the aggregate. */
export abstract class NotesView {
  /** All the learner's notes in the course; one query. */
  abstract inCourse(learnerId: string, courseId: string): Promise<NotesInCourse>;

  /** The courses in which the learner has notes, latest written note first; one query. */
  abstract coursesOf(learnerId: string): Promise<readonly NotedCourse[]>;
}
