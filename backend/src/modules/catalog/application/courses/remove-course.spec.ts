import { describe, expect, it } from '@jest/globals';
import { HandoutDropped } from '../../domain/handouts/handout-facts.js';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR } from '../../testing/course-builder.js';
import { aHandout } from '../../testing/handout-builder.js';
import { RemoveCourse } from './remove-course.js';

async function stageWith(wasSold: boolean) {
  const stage = await authoringStage(aCourse({ wasSold }), aLecture('lecture-1'));
  const { ownCourses, courses, lectures, removeVideos, removeHandouts, unitOfWork, clock } = stage;
  await stage.receiveVideo.execute({
    videoId: 'video-1',
    lectureId: 'lecture-1',
    courseId: 'course-1',
    size: 1_000,
  });
  await stage.handouts.save(aHandout());
  const remove = new RemoveCourse(
    ownCourses,
    courses,
    lectures,
    removeVideos,
    removeHandouts,
    unitOfWork,
    clock,
  );
  return { ...stage, remove };
}

describe('Removing a course', () => {
  it('takes the course with its videos and files away when nobody ever bought it', async () => {
    const { remove, courses, videos, handouts } = await stageWith(false);
    await remove.execute({ userId: EDUCATOR, courseId: 'course-1' });
    expect(await courses.lock('course-1')).toBeNull();
    expect((await videos.find('video-1'))?.status).toBe('discarded');
    expect(handouts.facts).toEqual([HandoutDropped.of({ handoutId: 'handout-1' })]);
  });

  it('keeps course, videos and files for those who bought it', async () => {
    const { remove, courses, videos, handouts } = await stageWith(true);
    await remove.execute({ userId: EDUCATOR, courseId: 'course-1' });
    expect((await courses.lock('course-1'))?.isRetired).toBe(true);
    expect((await videos.find('video-1'))?.status).toBe('uploaded');
    expect(await handouts.ofCourse('course-1')).toHaveLength(1);
  });
});
