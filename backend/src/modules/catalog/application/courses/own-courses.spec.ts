import { describe, expect, it } from '@jest/globals';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, CREATED_AT, EDUCATOR, STRANGER } from '../../testing/course-builder.js';

async function stageWith(course = aCourse()) {
  const { ownCourses } = await authoringStage(course, aLecture('lecture-1'));
  return {
    check: (userId: string, courseId = 'course-1') => ownCourses.check(courseId, userId),
    checkLecture: (userId: string, lectureId = 'lecture-1') =>
      ownCourses.checkLecture(lectureId, userId),
  };
}

describe('Whether somebody may change a course', () => {
  it('is so of its educator', async () => {
    const { check, checkLecture } = await stageWith();
    await expect(check(EDUCATOR)).resolves.toBeUndefined();
    await expect(checkLecture(EDUCATOR)).resolves.toBeUndefined();
  });

  it.each([
    ['a published course', true, Forbidden],
    ['a draft', false, NotFound],
  ])('is refused to strangers in %s', async (_, isPublished, refusal) => {
    const { check, checkLecture } = await stageWith(aCourse({ isPublished }));
    await expect(check(STRANGER)).rejects.toThrow(refusal);
    await expect(checkLecture(STRANGER)).rejects.toThrow(refusal);
  });

  it('is over when it has retired', async () => {
    const course = aCourse({ isPublished: true, wasSold: true });
    course.remove(CREATED_AT);
    const { checkLecture } = await stageWith(course);
    await expect(checkLecture(EDUCATOR)).rejects.toThrow(NotFound);
  });

  it('is not known of what is not there', async () => {
    const { check, checkLecture } = await stageWith();
    await expect(check(EDUCATOR, 'nothing')).rejects.toThrow(NotFound);
    await expect(checkLecture(EDUCATOR, 'nothing')).rejects.toThrow(NotFound);
  });
});
