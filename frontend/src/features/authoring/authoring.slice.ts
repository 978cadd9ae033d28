import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourseDetail } from '../../shared/api/types';
import { courseSaved } from '../../shared/facts';
import type { UploadProgress } from '../../shared/sagas/upload';
import { userGone } from '../../shared/session/session.slice';

/** The request names of this feature, for `useRequest`. */
export const authoringRequests = {
  create: 'authoring/create',
  open: 'authoring/open',
  save: (courseId: string) => `authoring/save/${courseId}`,
  remove: 'authoring/remove',
} as const;

export interface NewCourse {
  title: string;
  category: string;
}

/** The form of /addcourses, as the server expects it. */
export interface CourseEdit {
  title: string;
  subTitle: string;
  description: string;
  category: string;
  level: string;
  /** The value of a number input: a number, or '' when empty. */
  price: number | '';
  thumbnail: File | null;
  isPublished: boolean;
  /** The version that was loaded: guards against overwriting a concurrent edit. */
  version: number;
}

interface AuthoringState {
  /** The course on the edit screen, as last received from the server. */
  course: CourseDetail | null;
  thumbnailUpload: UploadProgress | null;
  /** The course to highlight when the user returns to the list. */
  lastSavedId: string | null;
}

const initialState: AuthoringState = { course: null, thumbnailUpload: null, lastSavedId: null };

const authoring = createSlice({
  name: 'authoring',
  initialState,
  reducers: {
    createSubmitted(_state, _action: PayloadAction<NewCourse>) {},
    /** The edit screen was opened; data of an earlier visit may be stale. */
    courseOpened(state, _action: PayloadAction<string>) {
      state.course = null;
    },
    courseRead(state, { payload }: PayloadAction<CourseDetail>) {
      state.course = payload;
    },
    editSubmitted(_state, _action: PayloadAction<{ courseId: string; edit: CourseEdit }>) {},
    thumbnailMoved(state, { payload }: PayloadAction<UploadProgress | null>) {
      state.thumbnailUpload = payload;
    },
    removeConfirmed(_state, _action: PayloadAction<string>) {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(courseSaved, (state, { payload }) => {
        state.lastSavedId = payload._id;
      })
      .addCase(userGone, () => initialState);
  },
});

export const {
  createSubmitted,
  courseOpened,
  courseRead,
  editSubmitted,
  thumbnailMoved,
  removeConfirmed,
} = authoring.actions;
export const authoringReducer = authoring.reducer;

interface WithAuthoring {
  authoring: AuthoringState;
}

export const selectThumbnailUpload = (state: WithAuthoring) => state.authoring.thumbnailUpload;
export const selectLastSavedId = (state: WithAuthoring) => state.authoring.lastSavedId;
export const selectOpenCourse = (courseId: string) => (state: WithAuthoring) =>
  state.authoring.course?._id === courseId ? state.authoring.course : null;
