import { describe, expect, it } from '@jest/globals';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR } from '../../testing/course-builder.js';
import { ListingChanged } from '../../domain/courses/course-facts.js';
import { LectureRemoved } from '../../domain/lectures/lecture-facts.js';
import { CreateLecture } from './create-lecture.js';
import { RemoveLecture } from './remove-lecture.js';
import { ReorderLectures } from './reorder-lectures.js';

async function stage() {
  const given = await authoringStage(aCourse(), aLecture('a', 0), aLecture('b', 1));
  const { ownCourses, lectures, gate, removeVideos, unitOfWork, ids, clock } = given;
  return {
    lectures,
    create: new CreateLecture(ownCourses, lectures, unitOfWork, ids, clock),
    reorder: new ReorderLectures(ownCourses, lectures, unitOfWork),
    remove: new RemoveLecture(ownCourses, lectures, gate, removeVideos, unitOfWork, clock),
    order: async () => (await lectures.ofCourse('course-1')).map(({ id }) => id),
  };
}

describe('The order of lectures', () => {
  it('puts a new one last, also after a reorder', async () => {
    const { create, reorder, order } = await stage();
    await reorder.execute({ userId: EDUCATOR, courseId: 'course-1', lectureIds: ['b', 'a'] });
    const id = await create.execute({ userId: EDUCATOR, courseId: 'course-1', title: 'New' });
    expect(await order()).toEqual(['b', 'a', id]);
  });

  it('closes up when one is removed, and the removal is told', async () => {
    const { remove, order, lectures } = await stage();
    await remove.execute({ userId: EDUCATOR, lectureId: 'a' });
    expect(await order()).toEqual(['b']);
    expect(lectures.facts).toEqual([
      LectureRemoved.of({ lectureId: 'a', courseId: 'course-1' }),
      ListingChanged.of({ courseId: 'course-1' }),
    ]);
  });
});
