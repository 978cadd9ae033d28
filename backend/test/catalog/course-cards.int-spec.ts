import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CourseCards } from '../../src/modules/catalog/application/courses/course-cards.js';
import { CatalogApi } from '../../src/modules/catalog/contract.js';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import {
  addLecture,
  addPlayableVideo,
  type CourseBody,
  createCourse,
  editCourse,
  enroll,
  form,
} from './classroom.js';

let app: TestApp;
let educator: HttpClient;
let learner: HttpClient;
let courseId: string;
beforeAll(async () => {
  app = await TestApp.start();
  educator = await app.signUp('educator', 'Asha Rao');
  learner = await app.signUp('student');
  courseId = (await createCourse(educator, { isPublished: 'true', price: '499' }))._id;
}, 60_000);
afterAll(() => app.close());

async function listed(client = learner): Promise<CourseBody | undefined> {
  const { body } = await client.get<CourseBody[]>('/api/course/getpublishedcoures');
  return body.find(({ _id }) => _id === courseId);
}

/** Whether cards are being cached. */
async function isKept(): Promise<boolean> {
  const [row] = await app.sql.rows<{ kept: boolean }>(
    'select card is not null as kept from catalog.course_card where course_id = $1',
    [courseId],
  );
  return row?.kept ?? false;
}

describe('A course in the catalog', () => {
  it('is the same whether its card was kept or written for this reply', async () => {
    const written = await listed();
    expect(await isKept()).toBe(true);
    expect(await listed()).toEqual(written);
  });

  it('shows each change at once', async () => {
    await listed();
    await editCourse(educator, courseId, { title: 'The second edition', price: '' });
    expect(await listed()).toMatchObject({ title: 'The second edition', price: null });

    const lecture = await addLecture(educator, courseId);
    const lectures = async () => (await listed())?.lectures;
    expect(await lectures()).toMatchObject([{ _id: lecture._id, durationSeconds: null }]);
    await addPlayableVideo(app, lecture._id);
    expect(await lectures()).toMatchObject([{ durationSeconds: 12.5 }]);
    await educator.delete(`/api/course/removelecture/${lecture._id}`);
    expect(await lectures()).toEqual([]);
  });

  it('shows enrollments without being written anew', async () => {
    await listed();
    await enroll(app, learner, courseId);
    expect(await isKept()).toBe(true);
    expect(await listed()).toMatchObject({
      enrolledCount: 1,
      enrolledStudents: [learner.user._id],
    });
    expect(await listed(app.visitor())).toMatchObject({ enrolledCount: 1, enrolledStudents: [] });
  });

  it('shows a rating at once', async () => {
    await listed();
    await app.nest
      .get(UnitOfWork)
      .run(() => app.nest.get(CatalogApi).countRating(courseId, { sum: 4, count: 1 }));
    expect(await listed()).toMatchObject({ averageRating: 4, reviewCount: 1 });
  });

  it('shows the new name of its educator', async () => {
    expect(await listed()).toMatchObject({ creatorName: 'Asha Rao' });
    await educator.post('/api/user/updateprofile', form({ name: 'Asha Sen' }));
    await eventually(
      'the new name on the card',
      async () => (await listed())?.creatorName === 'Asha Sen',
    );
  });

  it('shows its educator more', async () => {
    const own = await listed(educator);
    expect(own).toMatchObject({ missing: expect.arrayContaining(['price']) });
    expect(own?.enrolledStudents).toHaveLength(1);
    expect(await listed()).not.toHaveProperty('missing');
  });

  it('is not kept from before a change that came while its card was written', async () => {
    await listed();
    const [{ stamp } = { stamp: -1 }] = await app.sql.rows<{ stamp: number }>(
      'select stamp from catalog.course_card where course_id = $1',
      [courseId],
    );
    await editCourse(educator, courseId, { title: 'The third edition' });
    const stale = { courseId, stamp, card: '{"title":"The second edition"}' };
    await app.nest.get(CourseCards).keep([stale], 'any');
    expect(await isKept()).toBe(false);
    expect((await listed())?.title).toBe('The third edition');
  });
});
