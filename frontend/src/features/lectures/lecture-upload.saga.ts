import { call } from 'typed-redux-saga';
import { upload } from '../../shared/sagas/upload';
import type { LectureChanges } from './lectures.slice';
import { resumableUpload, type ResumableProgress } from './resumable-upload.saga';

/** The browser asks before the tab is closed while a video is on its way. */
function* guarded<T>(work: () => Generator<unknown, T>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  yield* call(() => window.addEventListener('beforeunload', ask));
  try {
    return yield* work();
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}

/**
 * Sends a lecture with its video, if one was chosen, and answers the lecture as the server keeps it;
 * throws `ApiError`. The one place that knows how a video travels. Cancelling the saga stops it; what has
 * arrived stays, and the same file goes on from there.
 */
export function* sendLecture(
  lectureId: string,
  { lectureTitle, isPreviewFree, videoUrl: video }: LectureChanges,
  onProgress: (progress: ResumableProgress) => Generator,
) {
  const fields = { lectureTitle, isPreviewFree: isPreviewFree?.toString() };
  const save = (uploadId?: string) =>
    upload('/api/course/editlecture/{lectureId}', { lectureId }, { ...fields, uploadId });
  if (!video) return yield* save();
  return yield* guarded(function* () {
    return yield* save(yield* resumableUpload(lectureId, video, onProgress));
  });
}
