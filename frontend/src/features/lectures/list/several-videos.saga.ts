import type { PayloadAction } from '@reduxjs/toolkit';
import { all, call, put, select } from 'typed-redux-saga';
import { lecturesCopy } from '../../../shared/copy/educator-lectures';
import { toastSuccess } from '../../../shared/notify/notify.effects';
import { toastFailure } from '../../../shared/requests/failures';
import { selectRequest } from '../../../shared/requests/requests.slice';
import { track } from '../../../shared/requests/track';
import { staying } from '../../../shared/sagas/staying';
import { forkEvery } from '../../../shared/sagas/watchers';
import { sendEdit } from '../edit/edit-lecture.saga';
import {
  selectIsQueued,
  selectLectures,
  selectOpenCourseId,
  selectUpload,
} from '../lectures.selectors';
import { lectureRequests, videoQueued } from '../lectures.slice';
import { createLecture } from './create-lecture.saga';
import {
  type ChosenVideos,
  selectVideosSent,
  videoMade,
  videoRefused,
  videosChosen,
  videosOver,
  videoSent,
  videosRequest,
} from './several-videos.slice';
import type { VideoFile } from './video-files';

/** One more than one, so that the line is used while the other is being finished. */
const AT_ONCE = 2;

interface Made extends VideoFile {
  lectureId: string;
}

/**
 * The lecture that the video was meant for before: a closed tab leaves lectures behind whose video never arrived, and
 * the same files are chosen again. What had arrived of them is still there.
 */
function* awaiting(courseId: string, title: string, taken: readonly Made[]) {
  if ((yield* select(selectOpenCourseId)) !== courseId) return undefined;
  for (const { _id, lectureTitle, videoStatus } of yield* select(selectLectures)) {
    const isMeant = lectureTitle === title && videoStatus === 'none';
    if (!isMeant || taken.some(({ lectureId }) => lectureId === _id)) continue;
    if (!(yield* select(selectUpload(_id))) && !(yield* select(selectIsQueued(_id)))) return _id;
  }
  return undefined;
}

/** Creates the lectures one after the other, in order, up to the first that is refused. */
function* createAll({ courseId, videos }: ChosenVideos) {
  const made: Made[] = [];
  yield* track(
    videosRequest(courseId),
    function* () {
      for (const { file, lectureTitle } of videos) {
        const lectureId =
          (yield* awaiting(courseId, lectureTitle, made)) ??
          (yield* createLecture({ courseId, lectureTitle }))._id;
        made.push({ lectureId, file, lectureTitle });
        yield* put(videoQueued({ courseId, lectureId }));
        yield* put(videoMade({ courseId }));
      }
    },
    toastFailure,
  );
  return made;
}

/** Sends videos until none is left that waits; one that was sent otherwise, or given up, no longer does. */
function* sendThose(courseId: string, left: Made[]) {
  for (let next = left.shift(); next; next = left.shift()) {
    const { lectureId, file, lectureTitle } = next;
    if (!(yield* select(selectIsQueued(lectureId)))) continue;
    const isSent = yield* sendEdit({ courseId, lectureId, edit: { videoUrl: file } }, true);
    const { failure } = yield* select(selectRequest(lectureRequests.edit(lectureId)));
    if (isSent) yield* put(videoSent({ courseId }));
    else if (failure)
      yield* put(videoRefused({ courseId, lectureTitle, message: failure.message }));
  }
}

function* sendAll({ payload }: PayloadAction<ChosenVideos>) {
  const { courseId } = payload;
  yield* staying(function* () {
    const made = yield* createAll(payload);
    const lines = Array.from({ length: AT_ONCE }, () => call(sendThose, courseId, made));
    yield* all(lines);
  });
  yield* put(videosOver({ courseId }));
  const { sent } = (yield* select(selectVideosSent(courseId))) ?? { sent: 0 };
  if (sent > 0) yield* toastSuccess(lecturesCopy.videos.done(sent));
}

export function* severalVideosSaga() {
  yield* forkEvery(videosChosen, sendAll);
}
