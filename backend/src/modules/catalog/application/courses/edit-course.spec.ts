import { describe, expect, it } from '@jest/globals';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { EmailNotConfirmed, StaleCourseVersion } from '../../domain/courses/course-errors.js';
import { CoursePublished, ListingChanged } from '../../domain/courses/course-facts.js';
import { EditCourse } from './edit-course.js';

async function stage(course = aCourse()) {
  const { ownCourses, courses, gate, educators, unitOfWork, clock } = await authoringStage(course);
  const edit = new EditCourse(ownCourses, courses, gate, unitOfWork, clock);
  return { courses, clock, educators, edit };
}
const publish = { courseId: 'course-1', changes: { isPublished: true } };

describe('Editing a course', () => {
  it('saves the change with its time and tells what happened', async () => {
    const { edit, courses, clock } = await stage();
    await edit.execute({ ...publish, userId: EDUCATOR });
    expect((await courses.lock('course-1'))?.updatedAt).toEqual(clock.now());
    expect(courses.facts).toEqual([
      CoursePublished.of({ courseId: 'course-1' }),
      ListingChanged.of({ courseId: 'course-1' }),
    ]);
  });

  it('changes nothing when somebody else was faster', async () => {
    const { edit, courses } = await stage();
    await expect(edit.execute({ ...publish, userId: EDUCATOR, version: 0 })).rejects.toThrow(
      StaleCourseVersion,
    );
    expect((await courses.lock('course-1'))?.isPublished).toBe(false);
  });

  it('publishes it for nobody whose address is not confirmed', async () => {
    const { edit, courses, educators } = await stage();
    educators.unconfirmed.add(EDUCATOR);
    await expect(edit.execute({ ...publish, userId: EDUCATOR })).rejects.toThrow(EmailNotConfirmed);
    expect(courses.facts).toEqual([]);
  });

  it('leaves one in the catalog that was published before', async () => {
    const { edit, courses, educators } = await stage(aCourse({ isPublished: true }));
    educators.unconfirmed.add(EDUCATOR);
    const changes = { title: 'Second edition', isPublished: true };
    await edit.execute({ courseId: 'course-1', userId: EDUCATOR, changes });
    expect((await courses.lock('course-1'))?.title).toBe('Second edition');
  });

  it('is refused to strangers', async () => {
    const { edit } = await stage();
    await expect(edit.execute({ ...publish, userId: STRANGER })).rejects.toThrow(NotFound);
  });
});
