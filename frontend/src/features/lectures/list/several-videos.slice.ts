import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userGone } from '../../../shared/session/session.slice';
import type { VideoFile } from './video-files';

export const videosRequest = (courseId: string) => `lectures/videos/${courseId}`;

interface Refused {
  lectureTitle: string;
  message: string;
}

/** How far the videos of a course have come that were chosen together. */
export interface VideosSent {
  total: number;
  /** Lectures created. */
  made: number;
  /** Videos that the server has. */
  sent: number;
  refused: Refused[];
  isOver: boolean;
}

/** By course; courses without any are missing. */
type SeveralState = Record<string, VideosSent>;

interface OfCourse {
  courseId: string;
}

export interface ChosenVideos extends OfCourse {
  videos: readonly VideoFile[];
}

const initialState: SeveralState = {};

const slice = createSlice({
  name: 'severalVideos',
  initialState,
  reducers: {
    videosChosen(state, { payload: { courseId, videos } }: PayloadAction<ChosenVideos>) {
      state[courseId] = { total: videos.length, made: 0, sent: 0, refused: [], isOver: false };
    },
    videoMade(state, { payload: { courseId } }: PayloadAction<OfCourse>) {
      const known = state[courseId];
      if (known) known.made += 1;
    },
    videoSent(state, { payload: { courseId } }: PayloadAction<OfCourse>) {
      const known = state[courseId];
      if (known) known.sent += 1;
    },
    videoRefused(state, { payload: { courseId, ...refused } }: PayloadAction<OfCourse & Refused>) {
      state[courseId]?.refused.push(refused);
    },
    videosOver(state, { payload: { courseId } }: PayloadAction<OfCourse>) {
      const known = state[courseId];
      if (known) known.isOver = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const severalVideosReducer = slice.reducer;
export const { videosChosen, videoMade, videoSent, videoRefused, videosOver } = slice.actions;

export const selectVideosSent = (courseId: string) => (state: { severalVideos: SeveralState }) =>
  state.severalVideos[courseId] ?? null;
