import { describe, expect, it } from '@jest/globals';
import { CountingCompanions } from '../../testing/counting-companions.js';
import { EDUCATOR } from '../../testing/course-builder.js';
import { InMemoryVideosView } from '../../testing/in-memory-videos-view.js';
import { InMemoryVideos } from '../../testing/in-memory-videos.js';
import { aListedCourse, ListedCourses } from '../../testing/listed-courses.js';
import { aFinishedVideo } from '../../testing/video-builder.js';
import { CourseOverviews } from './course-overviews.js';

const LEARNER = 'learner-1';

async function stage(count: number) {
  const courses = Array.from({ length: count }, (_, index) => aListedCourse(`${index}`));
  const lecture = {
    id: 'lecture-1',
    courseId: '0',
    title: 'One',
    sectionTitle: null,
    isPreviewFree: false,
  };
  const view = new ListedCourses(courses, [lecture]);
  const videos = new InMemoryVideos();
  await videos.save(aFinishedVideo({ lectureId: 'lecture-1' }));
  const companions = new CountingCompanions();
  companions.enrolled.set(LEARNER, new Set(['0']));
  const overviews = new CourseOverviews(view, new InMemoryVideosView(videos), companions);
  return { courses, view, companions, overviews };
}

describe('The overview of courses', () => {
  it('costs the same number of questions for one course and for a hundred', async () => {
    const asked = async (count: number) => {
      const { overviews, courses, companions, view } = await stage(count);
      await overviews.complete(courses, LEARNER);
      return companions.questions + view.questions;
    };
    expect(await asked(100)).toBe(await asked(1));
  });

  it('tells learners of their own enrollment and nobody elses', async () => {
    const { overviews, courses } = await stage(2);
    const seen = await overviews.complete(courses, LEARNER);
    expect(seen.map(({ enrolledStudents }) => enrolledStudents)).toEqual([[LEARNER], []]);
    const [visitor] = await overviews.complete(courses, null);
    expect(visitor?.enrolledStudents).toEqual([]);
  });

  it('tells its educator of enrollments, and of what is missing', async () => {
    const { overviews, courses } = await stage(1);
    const [own] = await overviews.complete(courses, EDUCATOR);
    expect(own).toMatchObject({
      enrolledStudents: ['enrollment-0'],
      missing: ['description', 'price', 'thumbnail'],
    });
    const [seen] = await overviews.complete(courses, LEARNER);
    expect(seen?.missing).toBeNull();
  });

  it('shows how long the lectures are', async () => {
    const { overviews, courses } = await stage(1);
    const [course] = await overviews.complete(courses, null);
    expect(course?.lectures).toMatchObject([{ title: 'One', durationSeconds: 90 }]);
  });
});
