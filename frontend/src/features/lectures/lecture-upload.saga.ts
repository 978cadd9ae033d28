import { call } from 'typed-redux-saga';
import { upload, type UploadProgress } from '../../shared/sagas/upload';
import type { LectureEdit } from './lectures.slice';

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
 * throws `ApiError`. The one place that knows how a video travels. Cancelling the saga ends it.
 */
export function* sendLecture(
  lectureId: string,
  { lectureTitle, isPreviewFree, videoUrl }: LectureEdit,
  onProgress: (progress: UploadProgress) => Generator,
) {
  const fields = {
    lectureTitle,
    isPreviewFree: String(isPreviewFree),
    videoUrl: videoUrl ?? undefined,
  };
  const send = () =>
    upload('/api/course/editlecture/{lectureId}', { lectureId }, fields, onProgress);
  return yield* videoUrl ? guarded(send) : send();
}
