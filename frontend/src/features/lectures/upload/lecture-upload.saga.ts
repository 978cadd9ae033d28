import { staying } from '../../../shared/sagas/staying';
import { upload } from '../../../shared/sagas/upload';
import type { LectureChanges } from '../lectures.slice';
import { resumableUpload, type ResumableProgress, untilAnswered } from './resumable-upload.saga';

/**
 * Sends a lecture with its video, if one was chosen, and returns the saved lecture; throws `ApiError`. The only code
 * that knows how videos are uploaded. Cancelling the saga stops it; what has arrived stays, and the same file continues
 * from there.
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
  return yield* staying(function* () {
    const uploadId = yield* resumableUpload(lectureId, video, onProgress);
    // Asked again by hand, it would send the whole video anew.
    return yield* untilAnswered(() => save(uploadId));
  });
}
