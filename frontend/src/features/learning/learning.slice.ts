import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  CourseProgress,
  LearningProgress,
  LectureProgress,
  WatchMessage,
} from '../../shared/api/types';
import { userGone } from '../../shared/session/session.slice';
import { withoutPosition } from './kept-messages';
import { mergeMessages } from './watch-messages';

export interface LearningState {
  /** All courses; null until loaded. */
  overview: LearningProgress | null;
  /** When the overview was loaded. */
  overviewAt: string | null;
  courses: Record<string, Omit<CourseProgress, 'courseId'>>;
  /** Watch messages that have not reached the server, by course. */
  unsent: Record<string, WatchMessage>;
  /** Messages being sent, by course: one at a time. */
  sending: Record<string, WatchMessage>;
  /** How many messages have arrived. */
  arrived: number;
}

const initialState: LearningState = {
  overview: null,
  overviewAt: null,
  courses: {},
  unsent: {},
  sending: {},
  arrived: 0,
};

export const learningRequests = {
  overview: 'learning/overview',
  course: (courseId: string) => `learning/course/${courseId}`,
  goal: 'learning/goal',
} as const;

export interface Watched {
  courseId: string;
  message: WatchMessage;
  /** The page is being closed: there is no time for a response. */
  leaving?: boolean;
}

interface SendingEnded {
  courseId: string;
  left: WatchMessage | null;
}

interface Stored {
  courseId: string;
  percent: number;
  completed: boolean;
  lectures: LectureProgress[];
}

const learning = createSlice({
  name: 'learning',
  initialState,
  reducers: {
    overviewRequested() {},
    overviewReceived: {
      prepare: (payload: LearningProgress) => ({ payload, meta: new Date().toISOString() }),
      reducer(state, { payload, meta }: PayloadAction<LearningProgress, string, string>) {
        state.overview = payload;
        state.overviewAt = meta;
      },
    },
    courseProgressRequested(_state, _action: PayloadAction<string>) {},
    courseProgressReceived({ courses }, { payload }: PayloadAction<CourseProgress>) {
      courses[payload.courseId] = payload;
    },
    watched({ unsent }, { payload: { courseId, message } }: PayloadAction<Watched>) {
      unsent[courseId] = mergeMessages(unsent[courseId], message);
    },
    unsentDropped({ unsent }, { payload: courseId }: PayloadAction<string>) {
      delete unsent[courseId];
    },
    /** The server probably knows where the learner is: told again, it would reset a newer position from elsewhere. */
    positionTold({ unsent, sending }, { payload: courseId }: PayloadAction<string>) {
      delete unsent[courseId]?.position;
      delete sending[courseId]?.position;
    },
    sendingBegan({ unsent, sending }, { payload: courseId }: PayloadAction<string>) {
      const message = unsent[courseId];
      if (message) sending[courseId] = message;
      delete unsent[courseId];
    },
    /** The unsent rest of the message is merged before newer watching; a place that was told meanwhile is not in it. */
    sendingEnded({ unsent, sending }, { payload }: PayloadAction<SendingEnded>) {
      const { courseId, left } = payload;
      const newer = unsent[courseId];
      const rest = left && (sending[courseId]?.position ? left : withoutPosition(left));
      delete sending[courseId];
      if (rest) unsent[courseId] = newer ? mergeMessages(rest, newer) : rest;
    },
    watchStored(state, { payload }: PayloadAction<Stored>) {
      state.arrived += 1;
      const course = state.courses[payload.courseId];
      if (!course) return;
      const changed = new Map(payload.lectures.map((lecture) => [lecture.lectureId, lecture]));
      course.percent = payload.percent;
      course.completed = payload.completed;
      course.lectures = course.lectures.map((old) => ({ ...old, ...changed.get(old.lectureId) }));
    },
    goalChosen(_state, _action: PayloadAction<number | null>) {},
    goalStored({ overview }, { payload }: PayloadAction<number | null>) {
      if (overview) overview.summary.weeklyGoalMinutes = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userGone, () => initialState);
  },
});

export const {
  overviewRequested,
  overviewReceived,
  courseProgressRequested,
  courseProgressReceived,
  watched,
  unsentDropped,
  positionTold,
  sendingBegan,
  sendingEnded,
  watchStored,
  goalChosen,
  goalStored,
} = learning.actions;
export const learningReducer = learning.reducer;
