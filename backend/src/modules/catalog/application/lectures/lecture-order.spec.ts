import { describe, expect, it } from '@jest/globals';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR } from '../../testing/course-builder.js';
import { ListingChanged } from '../../domain/courses/course-facts.js';
import { LectureRemoved } from '../../domain/lectures/lecture-facts.js';
import { LectureOrderStale } from '../../domain/courses/course-errors.js';
import { CreateLecture } from './create-lecture.js';
import { RemoveLecture } from './remove-lecture.js';
import { type OutlinedLecture, ReorderLectures } from './reorder-lectures.js';

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

  it('is kept where it is when somebody else changed it since it was read', async () => {
    const { reorder, order } = await stage();
    const given = { userId: EDUCATOR, courseId: 'course-1' };
    const isKnown = (now: readonly OutlinedLecture[]) =>
      now.every(({ sectionTitle }) => sectionTitle === null);
    const sections = [{ lectureId: 'b', title: 'Basics' }];
    await reorder.execute({ ...given, lectureIds: ['a', 'b'], sections, isKnown });
    const late = reorder.execute({ ...given, lectureIds: ['b', 'a'], isKnown });
    await expect(late).rejects.toThrow(LectureOrderStale);
    expect(await order()).toEqual(['a', 'b']);
  });

  it('leaves a section to the next lecture when its first one is removed', async () => {
    const { reorder, remove, lectures } = await stage();
    const sections = [{ lectureId: 'a', title: 'Basics' }];
    const given = { userId: EDUCATOR, courseId: 'course-1' };
    await reorder.execute({ ...given, lectureIds: ['a', 'b'], sections });
    await remove.execute({ userId: EDUCATOR, lectureId: 'a' });
    expect((await lectures.find('b'))?.sectionTitle).toBe('Basics');
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
