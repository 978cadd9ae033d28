import { describe, expect, it } from '@jest/globals';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { InMemoryStoredBytes } from '../../testing/in-memory-stored-bytes.js';
import { InMemoryVideosView } from '../../testing/in-memory-videos-view.js';
import { LectureNeedsVideo } from '../../domain/courses/course-errors.js';
import { UploadQuotaExceeded } from '../../domain/uploads/upload-errors.js';
import { FormsUnderWay } from '../uploads/forms-under-way.js';
import { UploadQuota } from '../uploads/upload-quota.js';
import { EditLecture } from './edit-lecture.js';

const upload = { videoId: 'video-1', size: 1_000 };
const room = { bytesPerEducator: 1_000, copiesBesideFiles: false };

async function stageWith({ isPublished = false } = {}) {
  const stage = await authoringStage(aCourse({ isPublished }), aLecture('lecture-1'));
  const { ownCourses, lectures, videos, uploads, receiveVideo, takeUpload, unitOfWork } = stage;
  const stored = new InMemoryStoredBytes(uploads);
  const edit = new EditLecture(
    ownCourses,
    lectures,
    new InMemoryVideosView(videos),
    receiveVideo,
    takeUpload,
    new UploadQuota(room, stored, uploads, new InMemoryFiles(), new FormsUnderWay()),
    unitOfWork,
  );
  return { ...stage, edit };
}

describe('Editing a lecture', () => {
  it('takes an upload as its video, and only then does without one', async () => {
    const { edit, lectures, videos } = await stageWith();
    const command = { userId: EDUCATOR, lectureId: 'lecture-1', changes: {} };
    expect(await edit.execute({ ...command, upload })).toBe('course-1');
    expect((await videos.find('video-1'))?.courseId).toBe('course-1');

    await edit.execute({ ...command, changes: { isPreviewFree: true }, upload: null });
    expect((await lectures.find('lecture-1'))?.isPreviewFree).toBe(true);
  });

  it('refuses a video that turns out to be larger than what is left', async () => {
    const { edit, videos } = await stageWith();
    const command = { userId: EDUCATOR, lectureId: 'lecture-1', changes: {} };
    await expect(
      edit.execute({ ...command, upload: { ...upload, size: room.bytesPerEducator + 1 } }),
    ).rejects.toThrow(UploadQuotaExceeded);
    expect(await videos.find('video-1')).toBeNull();
  });

  it('asks for a video while there is none, and changes nothing', async () => {
    const { edit, lectures } = await stageWith();
    const changes = { title: 'Changed' };
    await expect(
      edit.execute({ userId: EDUCATOR, lectureId: 'lecture-1', changes, upload: null }),
    ).rejects.toThrow(LectureNeedsVideo);
    expect((await lectures.find('lecture-1'))?.title).toBe('Lecture lecture-1');
  });

  it.each([
    ['a published course', true, Forbidden],
    ['a draft', false, NotFound],
  ])('is refused to strangers in %s', async (_, isPublished, refusal) => {
    const { edit } = await stageWith({ isPublished });
    await expect(
      edit.execute({ userId: STRANGER, lectureId: 'lecture-1', changes: {}, upload }),
    ).rejects.toThrow(refusal);
  });

  it('does not know lectures that are not there', async () => {
    const { edit } = await stageWith();
    await expect(
      edit.execute({ userId: EDUCATOR, lectureId: 'nothing', changes: {}, upload }),
    ).rejects.toThrow(NotFound);
  });
});
