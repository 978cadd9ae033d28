import { describe, expect, it } from '@jest/globals';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { InMemoryVideosView } from '../../testing/in-memory-videos-view.js';
import { LectureNeedsVideo } from '../../domain/course-errors.js';
import { EditLecture } from './edit-lecture.js';

const upload = { videoId: 'video-1', size: 1_000 };

async function stageWith({ isPublished = false } = {}) {
  const stage = await authoringStage(aCourse({ isPublished }), aLecture('lecture-1'));
  const { ownCourses, lectures, videos, receiveVideo, takeUpload, unitOfWork } = stage;
  const view = new InMemoryVideosView(videos);
  const edit = new EditLecture(ownCourses, lectures, view, receiveVideo, takeUpload, unitOfWork);
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
