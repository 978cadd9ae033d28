import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourseNotes, Note, NotedCourse } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';

/** A note as typed, with everything needed to send it, even repeatedly. */
export type TypedNote = Pick<
  Note,
  '_id' | 'courseId' | 'lectureId' | 'lectureTitle' | 'positionSeconds' | 'text'
> & {
  /** The server's text that the learner saw when typing; none for a new note. */
  replaces?: string | undefined;
  /** What was typed and perhaps sent before this text: the server may have it although no answer told so. */
  earlier?: string[];
};

interface NotesState {
  /** The server's notes, by course. */
  courses: Record<string, CourseNotes>;
  /** Typed notes that may not have reached the server, by note. */
  waiting: Record<string, TypedNote>;
  /** How often the notes of a course were changed here: a list that was asked for before may be older. */
  changes: Record<string, number>;
  /** The courses with notes; null until the server answers. */
  overview: NotedCourse[] | null;
}

const initialState: NotesState = { courses: {}, waiting: {}, changes: {}, overview: null };

export const notesRequests = {
  overview: 'notes/overview',
  load: (courseId: string) => `notes/load/${courseId}`,
  save: (noteId: string) => `notes/save/${noteId}`,
  remove: (noteId: string) => `notes/remove/${noteId}`,
  /** For forms, which finish at once; the saga sends the note on its own. */
  form: (courseOrNoteId: string) => `notes/form/${courseOrNoteId}`,
} as const;

interface NoteInCourse {
  noteId: string;
  courseId: string;
}

interface Saved {
  note: Note;
  /** The text that the client sent: the learner may have typed more since. */
  sent: TypedNote;
}

function count({ changes }: NotesState, courseId: string): void {
  changes[courseId] = (changes[courseId] ?? 0) + 1;
}

const notes = createSlice({
  name: 'notes',
  initialState,
  reducers: {
    notedCoursesRequested() {},
    notedCoursesReceived(state, { payload }: PayloadAction<NotedCourse[]>) {
      state.overview = payload;
    },
    notesRequested(_state, _action: PayloadAction<string>) {},
    notesReceived({ courses }, { payload }: PayloadAction<CourseNotes>) {
      courses[payload.courseId] = payload;
    },
    /** A new note, a changed text, or a retry. */
    noteTyped({ waiting }, { payload }: PayloadAction<TypedNote>) {
      const { text, earlier = [] } = waiting[payload._id] ?? payload;
      const texts = text === payload.text ? earlier : [...earlier, text];
      waiting[payload._id] = texts.length === 0 ? payload : { ...payload, earlier: texts };
    },
    noteSaved(state, { payload: { note, sent } }: PayloadAction<Saved>) {
      const { courses, waiting } = state;
      count(state, note.courseId);
      const typed = waiting[note._id];
      if (typed?.text === sent.text) delete waiting[note._id];
      // What the learner typed since was typed over the text that is saved now.
      else if (typed) typed.replaces = note.text;
      const course = courses[note.courseId];
      if (!course) return;
      const known = course.notes.find(({ _id }) => _id === note._id);
      if (known) Object.assign(known, note, { lectureTitle: known.lectureTitle });
      else course.notes.push({ ...note, isWatchable: true });
    },
    /** Discards the typed text; the server's version stays. */
    noteDiscarded({ waiting }, { payload: noteId }: PayloadAction<string>) {
      delete waiting[noteId];
    },
    noteRemovalRequested(_state, _action: PayloadAction<NoteInCourse>) {},
    noteRemoved(state, { payload }: PayloadAction<NoteInCourse>) {
      const { courses, waiting } = state;
      const { noteId, courseId } = payload;
      count(state, courseId);
      delete waiting[noteId];
      const course = courses[courseId];
      if (course) course.notes = course.notes.filter(({ _id }) => _id !== noteId);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const {
  notedCoursesRequested,
  notedCoursesReceived,
  notesRequested,
  notesReceived,
  noteTyped,
  noteSaved,
  noteDiscarded,
  noteRemovalRequested,
  noteRemoved,
} = notes.actions;
export const notesReducer = notes.reducer;

interface WithNotes {
  notes: NotesState;
}

export const selectOverview = (state: WithNotes) => state.notes.overview;
export const selectWaiting = (state: WithNotes) => state.notes.waiting;
export const selectChanges = (courseId: string) => (state: WithNotes) =>
  state.notes.changes[courseId] ?? 0;
/** Undefined until the server answers. */
export const selectCourseNotes = (courseId: string) => (state: WithNotes) =>
  state.notes.courses[courseId];
