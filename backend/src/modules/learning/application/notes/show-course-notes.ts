import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi, type Curriculum } from '../../../catalog/contract.js';
import { type NoteRecord, NotesView } from './notes-view.js';

export interface CourseNotesQuery {
  readonly learnerId: string;
  readonly courseId: string;
}

export interface ShownNote extends NoteRecord {
  /** Whether the learner can watch its moment: they have access, and the lecture still exists. */
  readonly isWatchable: boolean;
}

export interface CourseNotes {
  readonly courseId: string;
  readonly courseTitle: string;
  /** Whether the learner may write more notes. */
  readonly isOpen: boolean;
  /** In the order of the course, then of the lecture; notes of removed lectures come last. */
  readonly notes: readonly ShownNote[];
}

@Injectable()
export class ShowCourseNotes {
  constructor(
    private readonly view: NotesView,
    private readonly catalog: CatalogApi,
  ) {}

  /**
   * Returns the learner's own notes. With access, they have today's titles and order; without, those of when they were
   * written, which reveals nothing new. @throws NotFound when the learner has neither access nor notes
   */
  async execute({ learnerId, courseId }: CourseNotesQuery): Promise<CourseNotes> {
    const [{ isEnrolled, notes }, curriculum, summaries] = await Promise.all([
      this.view.inCourse(learnerId, courseId),
      this.catalog.curriculumOf(courseId),
      this.catalog.summariesOf([courseId]),
    ]);
    const isOwn = curriculum?.creatorId === learnerId && curriculum.status !== 'retired';
    const isOpen = isEnrolled || isOwn;
    const today = isOpen ? curriculum : null;
    const title = (isOpen && summaries.get(courseId)?.title) || notes.at(-1)?.courseTitle;
    if (title === undefined) throw new NotFound();
    return { courseId, courseTitle: title, isOpen, notes: arranged(notes, today) };
  }
}

function arranged(notes: readonly NoteRecord[], curriculum: Curriculum | null): ShownNote[] {
  const titles = new Map(curriculum?.lectures.map(({ lectureId, title }) => [lectureId, title]));
  // Today's lectures in their order, then removed ones by their first note.
  const order = [...new Set([...titles.keys(), ...notes.map(({ lectureId }) => lectureId)])];
  const places = new Map(order.map((lectureId, place) => [lectureId, place]));
  const placeOf = ({ lectureId }: NoteRecord) => places.get(lectureId) ?? 0;
  return [...notes]
    .sort((a, b) => placeOf(a) - placeOf(b) || a.positionSeconds - b.positionSeconds)
    .map((note) => ({
      ...note,
      lectureTitle: titles.get(note.lectureId) ?? note.lectureTitle,
      isWatchable: titles.has(note.lectureId),
    }));
}
