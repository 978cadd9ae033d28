import { describe, expect, it } from '@jest/globals';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR } from '../../testing/course-builder.js';
import { RemoveCourse } from './remove-course.js';

async function stageWith(wasSold: boolean) {
  const stage = await authoringStage(aCourse({ wasSold }), aLecture('lecture-1'));
  const { ownCourses, courses, lectures, removeVideos, unitOfWork, clock } = stage;
  await stage.receiveVideo.execute({
    videoId: 'video-1',
    lectureId: 'lecture-1',
    courseId: 'course-1',
    size: 1_000,
  });
  const remove = new RemoveCourse(ownCourses, courses, lectures, removeVideos, unitOfWork, clock);
  return { ...stage, remove };
}

describe('Removing a course', () => {
  it('takes the course and its videos away when nobody ever bought it', async () => {
    const { remove, courses, videos } = await stageWith(false);
    await remove.execute({ userId: EDUCATOR, courseId: 'course-1' });
    expect(await courses.lock('course-1')).toBeNull();
    expect((await videos.find('video-1'))?.status).toBe('discarded');
  });

  it('keeps course and videos for those who bought it', async () => {
    const { remove, courses, videos } = await stageWith(true);
    await remove.execute({ userId: EDUCATOR, courseId: 'course-1' });
    expect((await courses.lock('course-1'))?.isRetired).toBe(true);
    expect((await videos.find('video-1'))?.status).toBe('uploaded');
  });
});
