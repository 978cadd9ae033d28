import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Caption, Lecture, LectureStatus } from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';
import {
  confirm,
  type KeptOutline,
  NO_OUTLINE,
  takeList,
  takeNews,
  type TaggedList,
} from './list/kept-outline';
import { among, arranged, entitled, type Outlined } from './list/outline';
import type { Pace } from './upload/upload-pace';

/** The request names of this feature, for `useRequest`. */
export const lectureRequests = {
  open: 'lectures/open',
  create: (courseId: string) => `lectures/create/${courseId}`,
  reorder: 'lectures/reorder',
  edit: (lectureId: string) => `lectures/edit/${lectureId}`,
  remove: (lectureId: string) => `lectures/remove/${lectureId}`,
  giveUp: (lectureId: string) => `lectures/giveup/${lectureId}`,
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

interface OfCourse {
  courseId: string;
}

export interface LecturesState extends KeptOutline {
  courseId: string | null;
  courseTitle: string;
  /** Whether a screen shows it. */
  isOpen: boolean;
  statuses: Record<string, LectureStatus>;
  /** How often in a row the status of the lecture could not be had. */
  unheard: Record<string, number>;
  /** By lecture, once loaded. */
  captions: Record<string, Caption[]>;
  /** Running uploads, which continue while the user visits other screens. */
  uploads: Record<string, Pace>;
  /** Lectures whose video was chosen and waits for its turn. */
  queued: LectureAddress[];
}

const initialState: LecturesState = {
  courseId: null,
  courseTitle: '',
  isOpen: false,
  ...NO_OUTLINE,
  statuses: {},
  unheard: {},
  captions: {},
  uploads: {},
  queued: [],
};

function unqueue(state: LecturesState, isGone: (queued: LectureAddress) => boolean): void {
  state.queued = state.queued.filter((one) => !isGone(one));
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
      state.isOpen = true;
      if (state.courseId === courseId) return;
      Object.assign(state, { courseId, courseTitle: '', ...NO_OUTLINE });
    },
    /** The screen was left: the processing need not be followed any more. */
    lecturesLeft(state) {
      state.isOpen = false;
    },
    /** @param payload `since`: how many changes were confirmed when the list was asked for */
    lecturesRead(
      state,
      { payload }: PayloadAction<OfCourse & TaggedList & { courseTitle: string; since: number }>,
    ) {
      if (state.courseId !== payload.courseId) return;
      state.courseTitle = payload.courseTitle;
      if (payload.since === state.confirmed) takeList(state, payload);
      else takeNews(state, payload);
    },
    lectureSubmitted(_state, _action: PayloadAction<NewLecture>) {},
    lectureCreated(state, { payload }: PayloadAction<OfCourse & TaggedList>) {
      if (state.courseId === payload.courseId) takeNews(state, payload);
    },
    /** Lectures were moved, or sections begun, renamed, moved or removed. */
    outlineChanged(state, { payload: outline }: PayloadAction<Outlined[]>) {
      state.lectures = arranged(state.lectures, outline);
    },
    outlineSent(state, { payload }: PayloadAction<OfCourse & { sent: Outlined[] }>) {
      if (state.courseId === payload.courseId) state.sentOutline = payload.sent;
    },
    outlineConfirmed(
      state,
      { payload }: PayloadAction<OfCourse & TaggedList & { sent: Outlined[] }>,
    ) {
      if (state.courseId === payload.courseId) confirm(state, payload.sent, payload);
    },
    outlineRefused(state, { payload }: PayloadAction<OfCourse>) {
      if (state.courseId === payload.courseId)
        state.lectures = arranged(state.lectures, state.savedOutline);
    },
    /** A section was ended by moving its last lecture away. */
    sectionEnded(_state, _action: PayloadAction<string>) {},
    editSubmitted(_state, _action: PayloadAction<LectureAddress & { edit: LectureChanges }>) {},
    videoQueued(state, { payload }: PayloadAction<LectureAddress>) {
      state.queued.push(payload);
    },
    /** Videos that have not begun are not sent; their lectures stay. */
    queueCleared(state, { payload: { courseId } }: PayloadAction<OfCourse>) {
      unqueue(state, (one) => one.courseId === courseId);
    },
    uploadMoved(state, { payload }: PayloadAction<{ lectureId: string; pace: Pace }>) {
      state.uploads[payload.lectureId] = payload.pace;
      unqueue(state, ({ lectureId }) => lectureId === payload.lectureId);
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
      delete state.unheard[payload._id];
    },
    /** The server is away, for a moment or longer. */
    statusUnheard(state, { payload: lectureId }: PayloadAction<string>) {
      state.unheard[lectureId] = (state.unheard[lectureId] ?? 0) + 1;
    },
    captionsRequested(_state, _action: PayloadAction<{ lectureId: string }>) {},
    captionsRead(state, { payload }: PayloadAction<{ lectureId: string; captions: Caption[] }>) {
      state.captions[payload.lectureId] = payload.captions;
    },
    captionsSubmitted(_state, _action: PayloadAction<CaptionsEdit>) {},
    captionsRemoved(_state, _action: PayloadAction<CaptionsAddress>) {},
    removeConfirmed(_state, _action: PayloadAction<LectureAddress>) {},
    lectureRemoved(state, { payload: lectureId }: PayloadAction<string>) {
      const left = state.lectures.filter(({ _id }) => _id !== lectureId);
      state.lectures = among(state.lectures, left);
      state.savedOutline = among(state.savedOutline, left);
      unqueue(state, (one) => one.lectureId === lectureId);
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
  outlineSent,
  outlineConfirmed,
  outlineRefused,
  sectionEnded,
  editSubmitted,
  videoQueued,
  queueCleared,
  uploadMoved,
  uploadEnded,
  uploadCancelled,
  uploadGivenUp,
  lectureEdited,
  statusesFollowed,
  statusRead,
  statusUnheard,
  captionsRequested,
  captionsRead,
  captionsSubmitted,
  captionsRemoved,
  removeConfirmed,
  lectureRemoved,
} = slice.actions;
