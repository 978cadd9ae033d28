import { describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CourseWithheld } from '../../domain/courses/course-errors.js';
import { CourseUnpublished, ListingChanged } from '../../domain/courses/course-facts.js';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse } from '../../testing/course-builder.js';
import { ModerateCourse } from './moderate-course.js';

const courseId = 'course-1';

async function stage(isPublished: boolean) {
  const { courses, unitOfWork, clock } = await authoringStage(aCourse({ isPublished }));
  const course = async () => (await courses.lock(courseId))!;
  return { courses, course, clock, moderate: new ModerateCourse(courses, unitOfWork, clock) };
}

describe('Moderating a course', () => {
  it('takes it out of the catalog and tells so', async () => {
    const { moderate, courses } = await stage(true);
    expect(await moderate.execute({ courseId, decision: 'unpublish' })).toEqual({
      before: { isPublished: true, isWithheld: false },
      after: { isPublished: false, isWithheld: true },
    });
    expect(courses.facts).toEqual([
      CourseUnpublished.of({ courseId }),
      ListingChanged.of({ courseId }),
    ]);
  });

  it('keeps its educator from publishing until it is released', async () => {
    const { moderate, course, clock } = await stage(false);
    await moderate.execute({ courseId, decision: 'unpublish' });
    const withheld = await course();
    expect(() => withheld.edit({ isPublished: true }, clock.now())).toThrow(CourseWithheld);
    withheld.edit({ title: 'Still mine to edit' }, clock.now());
    await moderate.execute({ courseId, decision: 'release' });
    const released = await course();
    released.edit({ isPublished: true }, clock.now());
    expect(released.isPublished).toBe(true);
  });

  it('changes nothing twice', async () => {
    const { moderate, courses } = await stage(true);
    const { after } = await moderate.execute({ courseId, decision: 'unpublish' });
    const told = courses.facts.length;
    expect(await moderate.execute({ courseId, decision: 'unpublish' })).toEqual({
      before: after,
      after,
    });
    expect(courses.facts).toHaveLength(told);
  });

  it('knows no course that is not there', async () => {
    const { moderate } = await stage(true);
    await expect(moderate.execute({ courseId: 'course-2', decision: 'unpublish' })).rejects.toThrow(
      NotFound,
    );
  });
});
