import { outlineOf } from './list/outline';
import type { Caption } from '../../shared/api/types';
import type { LecturesState } from './lectures.slice';
import { isGoingOn, videoStateOf } from './status/video-state';

interface WithLectures {
  lectures: LecturesState;
}

export const selectLectures = (state: WithLectures) => state.lectures.lectures;
/** As shown, and as the server has it. */
export const selectOutlines = ({
  lectures: { lectures, savedOutline, outlineTag },
}: WithLectures) => ({
  outline: outlineOf(lectures),
  savedOutline,
  outlineTag,
});
export const selectConfirmed = (state: WithLectures) => state.lectures.confirmed;
export const selectCourseTitle = (state: WithLectures) => state.lectures.courseTitle;
export const selectOpenCourseId = (state: WithLectures) => state.lectures.courseId;
export const selectLecture = (lectureId: string) => (state: WithLectures) =>
  state.lectures.lectures.find(({ _id }) => _id === lectureId) ?? null;
export const selectStatus = (lectureId: string) => (state: WithLectures) =>
  state.lectures.statuses[lectureId] ?? null;
/** One failure may be a hiccup. */
export const selectIsUnheard = (lectureId: string) => (state: WithLectures) =>
  (state.lectures.unheard[lectureId] ?? 0) > 1;
const NONE: readonly Caption[] = [];
export const selectCaptions = (lectureId: string) => (state: WithLectures) =>
  state.lectures.captions[lectureId] ?? NONE;
export const selectUpload = (lectureId: string) => (state: WithLectures) =>
  state.lectures.uploads[lectureId] ?? null;

export const selectIsQueued = (lectureId: string) => (state: WithLectures) =>
  state.lectures.queued.some((one) => one.lectureId === lectureId);

export const selectHasQueued = (courseId: string) => (state: WithLectures) =>
  state.lectures.queued.some((one) => one.courseId === courseId);

export const selectIsOpen = ({ lectures }: WithLectures) => lectures.isOpen;

/** Ids of the lectures whose video is queued or being processed. */
export const selectGoingOn = ({ lectures: { lectures, statuses } }: WithLectures) =>
  lectures
    .filter((lecture) => isGoingOn(videoStateOf(lecture, statuses[lecture._id] ?? null)))
    .map(({ _id }) => _id);

/** Ids of the lectures whose status, once it was asked for, had an upload that is not finished. */
export const selectOpenUploads = ({ lectures: { lectures, statuses } }: WithLectures) =>
  lectures.map(({ _id }) => _id).filter((id) => statuses[id]?.upload);
