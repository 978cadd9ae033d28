import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Caption, Lecture, LectureStatus } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';
import {
  arranged,
  entitled,
  isArrangedOtherwise,
  isSameOutline,
  lecturesOf,
  outlineOf,
  type Outlined,
  rowsOf,
} from './list/outline';
import type { Pace } from './upload/upload-pace';

/** The request names of this feature, for `useRequest`. */
export const lectureRequests = {
  open: 'lectures/open',
  create: (courseId: string) => `lectures/create/${courseId}`,
  reorder: 'lectures/reorder',
  edit: (lectureId: string) => `lectures/edit/${lectureId}`,
  remove: (lectureId: string) => `lectures/remove/${lectureId}`,
  captions: (lectureId: string) => `lectures/captions/${lectureId}`,
  captionsLoad: (lectureId: string) => `lectures/captions/${lectureId}/load`,
  captionsRemoval: ({ lectureId, language }: CaptionsAddress) =>
    `lectures/captions/${lectureId}/${language}`,
} as const;

/** The form of /editlecture, with the server's field names. */
export interface LectureEdit {
  lectureTitle: string;
  videoUrl: File | null;
  isPreviewFree: boolean;
}

export interface NewLecture {
  courseId: string;
  lectureTitle: string;
  /** The title of the section that begins with it. */
  sectionTitle?: string;
}

/** The changed fields; the rest stays as it is. */
export type LectureChanges = Partial<LectureEdit>;

export interface LectureAddress {
  courseId: string;
  lectureId: string;
}

export interface CaptionsAddress {
  lectureId: string;
  language: string;
}

/** The captions in one language, from a .vtt or .srt file. */
export interface CaptionsEdit extends CaptionsAddress {
  file: File;
}

interface LecturesReply {
  courseId: string;
  lectures: Lecture[];
  outlineTag: string;
}

interface OutlineAnswer {
  courseId: string;
  /** As it was sent. */
  outline: Outlined[];
  outlineTag: string;
}

export interface LecturesState {
  courseId: string | null;
  courseTitle: string;
  /** As shown, including a new order or sections not confirmed by the server yet. */
  lectures: Lecture[];
  /** The outline on the server, to return to when it refuses a change. */
  savedOutline: Outlined[];
  /** Names that outline to the server. */
  outlineTag: string;
  statuses: Record<string, LectureStatus>;
  /** By lecture, once loaded. */
  captions: Record<string, Caption[]>;
  /** Running uploads, which continue while the user visits other screens. */
  uploads: Record<string, Pace>;
}

const initialState: LecturesState = {
  courseId: null,
  courseTitle: '',
  lectures: [],
  savedOutline: [],
  outlineTag: '',
  statuses: {},
  captions: {},
  uploads: {},
};

/** Shows the server's lectures, but keeps a change it does not know yet, unless somebody else made one meanwhile. */
function show(state: LecturesState, lectures: Lecture[]): void {
  const isChanged = !isSameOutline(state.lectures, state.savedOutline);
  const isKept = isChanged && !isArrangedOtherwise(state.savedOutline, lectures);
  state.lectures = isKept ? arranged(lectures, outlineOf(state.lectures)) : lectures;
  state.savedOutline = outlineOf(lectures);
}

const slice = createSlice({
  name: 'lectures',
  initialState,
  reducers: {
    /** A screen of this course was opened; another course's lectures are dropped at once. */
    lecturesOpened(
      state,
      { payload: { courseId } }: PayloadAction<{ courseId: string; lectureId?: string }>,
    ) {
      if (state.courseId === courseId) return;
      Object.assign(state, { courseId, courseTitle: '', lectures: [], savedOutline: [] });
    },
    /** The screen was left: the processing need not be followed any more. */
    lecturesLeft() {},
    lecturesRead(state, { payload }: PayloadAction<LecturesReply & { courseTitle: string }>) {
      if (state.courseId !== payload.courseId) return;
      state.courseTitle = payload.courseTitle;
      state.outlineTag = payload.outlineTag;
      show(state, payload.lectures);
    },
    lectureSubmitted(_state, _action: PayloadAction<NewLecture>) {},
    lectureCreated(state, { payload }: PayloadAction<LecturesReply>) {
      if (state.courseId !== payload.courseId) return;
      state.outlineTag = payload.outlineTag;
      show(state, payload.lectures);
    },
    /** Lectures were moved, or sections begun, renamed, moved or removed. */
    outlineChanged(state, { payload: outline }: PayloadAction<Outlined[]>) {
      state.lectures = arranged(state.lectures, outline);
    },
    outlineConfirmed(state, { payload }: PayloadAction<OutlineAnswer>) {
      if (state.courseId !== payload.courseId) return;
      state.savedOutline = payload.outline;
      state.outlineTag = payload.outlineTag;
    },
    outlineRefused(state) {
      state.lectures = arranged(state.lectures, state.savedOutline);
    },
    editSubmitted(_state, _action: PayloadAction<LectureAddress & { edit: LectureChanges }>) {},
    uploadMoved(state, { payload }: PayloadAction<{ lectureId: string; pace: Pace }>) {
      state.uploads[payload.lectureId] = payload.pace;
    },
    uploadEnded(state, { payload: lectureId }: PayloadAction<string>) {
      delete state.uploads[lectureId];
    },
    uploadCancelled(_state, _action: PayloadAction<{ lectureId: string }>) {},
    /** Discards the unfinished upload of an earlier visit. */
    uploadGivenUp(_state, _action: PayloadAction<{ lectureId: string }>) {},
    lectureEdited(state, { payload }: PayloadAction<Lecture>) {
      state.lectures = state.lectures.map((one) =>
        one._id === payload._id ? entitled(payload, one.sectionTitle) : one,
      );
      delete state.statuses[payload._id];
    },
    /** Follows the processing until it is over or the screen is left. */
    statusesFollowed() {},
    statusRead(state, { payload }: PayloadAction<LectureStatus>) {
      state.statuses[payload._id] = payload;
    },
    captionsRequested(_state, _action: PayloadAction<{ lectureId: string }>) {},
    captionsRead(state, { payload }: PayloadAction<{ lectureId: string; captions: Caption[] }>) {
      state.captions[payload.lectureId] = payload.captions;
    },
    captionsSubmitted(_state, _action: PayloadAction<CaptionsEdit>) {},
    captionsRemoved(_state, _action: PayloadAction<CaptionsAddress>) {},
    removeConfirmed(_state, _action: PayloadAction<LectureAddress>) {},
    lectureRemoved(state, { payload: lectureId }: PayloadAction<string>) {
      const without = <T extends Outlined>(lectures: readonly T[]) =>
        lecturesOf(
          rowsOf(lectures).filter((row) => typeof row === 'string' || row._id !== lectureId),
        );
      state.lectures = without(state.lectures);
      state.savedOutline = without(state.savedOutline);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const lecturesReducer = slice.reducer;
export const {
  lecturesOpened,
  lecturesLeft,
  lecturesRead,
  lectureSubmitted,
  lectureCreated,
  outlineChanged,
  outlineConfirmed,
  outlineRefused,
  editSubmitted,
  uploadMoved,
  uploadEnded,
  uploadCancelled,
  uploadGivenUp,
  lectureEdited,
  statusesFollowed,
  statusRead,
  captionsRequested,
  captionsRead,
  captionsSubmitted,
  captionsRemoved,
  removeConfirmed,
  lectureRemoved,
} = slice.actions;
