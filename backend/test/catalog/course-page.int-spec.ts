import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogApi } from '../../src/modules/catalog/contract.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import {
  addLecture,
  addPlayableVideo,
  type CourseBody,
  type CourseDetailBody,
  createCourse,
  enroll,
  form,
} from './classroom.js';

let app: TestApp;
let educator: HttpClient;
let learner: HttpClient;
let stranger: HttpClient;
let courseId: string;
let freeVideo: string;
let paidVideo: string;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator', 'Asha Rao');
  learner = await app.signUp('student');
  stranger = await app.signUp('student');
  const other = await createCourse(educator, { title: 'Another one', isPublished: 'true' });
  await createCourse(educator, { title: 'A draft' });
  courseId = (
    await createCourse(educator, { title: 'The course', isPublished: 'true', price: '499' })
  )._id;
  const free = await addLecture(educator, courseId, 'Free');
  const paid = await addLecture(educator, courseId, 'Paid');
  await addLecture(educator, courseId, 'Not filmed yet');
  freeVideo = await addPlayableVideo(app, free._id);
  paidVideo = await addPlayableVideo(app, paid._id);
  await educator.post(`/api/course/editlecture/${free._id}`, form({ isPreviewFree: 'true' }));
  await enroll(app, learner, courseId);
  await enroll(app, learner, other._id);
}, 60_000);
afterAll(() => app.close());

const page = async (client: HttpClient) =>
  (await client.get<CourseDetailBody>(`/api/course/getcourse/${courseId}`)).body;
const master = (videoId: string) => `/api/media/${videoId}/master.m3u8`;

describe('The page of a course', () => {
  it('shows a stranger the preview and locks the rest', async () => {
    const { lectures, ...course } = await page(stranger);
    expect(course).toMatchObject({
      title: 'The course',
      price: 499,
      enrolledStudents: [],
      enrolledCount: 1,
      creatorCard: { name: 'Asha Rao', courseCount: 2 },
    });
    expect(course.otherCourses.map(({ title }) => title)).toEqual(['Another one']);
    expect(
      lectures.map(({ videoUrl, locked, durationSeconds }) => [videoUrl, locked, durationSeconds]),
    ).toEqual([
      [master(freeVideo), false, 12.5],
      [null, true, 12.5],
      [null, true, null],
    ]);
  });

  it.each([
    ['its buyers', () => learner],
    ['its educator', () => educator],
  ])('plays everything for %s', async (_, client) => {
    const { lectures } = await page(client());
    expect(
      lectures.map(({ videoUrl, videoStatus, locked }) => [videoUrl, videoStatus, locked]),
    ).toEqual([
      [master(freeVideo), 'ready', false],
      [master(paidVideo), 'ready', false],
      [null, 'none', false],
    ]);
  });

  it('tells its buyers when it is retired', async () => {
    const { _id } = await createCourse(educator, { isPublished: 'true', price: '1' });
    await enroll(app, learner, _id);
    const isRetired = async () =>
      (await learner.get<CourseDetailBody>(`/api/course/getcourse/${_id}`)).body.isRetired;
    expect(await isRetired()).toBe(false);
    await educator.delete(`/api/course/removecourse/${_id}`);
    expect(await isRetired()).toBe(true);
  });

  it('tells its educator how many enrolled, not who', async () => {
    const { enrolledStudents, missing } = await page(educator);
    expect(enrolledStudents).toHaveLength(1);
    expect(enrolledStudents).not.toContain(learner.user._id);
    expect(missing).toEqual(['description', 'thumbnail']);
  });

  it('lists lectures without videos in lists', async () => {
    const [course] = (
      await learner.get<CourseBody[]>('/api/course/getpublishedcoures?q=The+course')
    ).body;
    expect(course?.lectures[0]).toEqual({
      _id: expect.any(String),
      lectureTitle: 'Free',
      durationSeconds: 12.5,
      isPreviewFree: true,
      videoUrl: null,
    });
  });
});

describe('What other modules learn from catalog', () => {
  const catalog = () => app.nest.get(CatalogApi);

  it('is the offer, the summary and the curriculum', async () => {
    const status = 'published';
    expect(await catalog().offerOf(courseId)).toEqual({
      courseId,
      title: 'The course',
      creatorId: educator.user._id,
      status,
      pricePaise: 49_900,
    });
    expect((await catalog().summariesOf([courseId])).get(courseId)).toMatchObject({
      status,
      thumbnail: null,
    });
    const curriculum = await catalog().curriculumOf(courseId);
    expect(curriculum).toMatchObject({ courseId, status });
    expect(
      curriculum?.lectures.map(({ title, durationSeconds }) => [title, durationSeconds]),
    ).toEqual([
      ['Free', 12.5],
      ['Paid', 12.5],
      ['Not filmed yet', null],
    ]);
    const lectureId = String(curriculum?.lectures[0]?.lectureId);
    expect(await catalog().curriculumWith(lectureId)).toEqual(curriculum);
  });

  it('is where a video belongs and how it is played', async () => {
    expect(await catalog().placeOfVideo(freeVideo)).toMatchObject({
      videoId: freeVideo,
      courseId,
      creatorId: educator.user._id,
      courseStatus: 'published',
      isPreviewFree: true,
      originalType: null,
    });
    expect(await catalog().masterPlaylistOf(freeVideo)).toContain('#EXTM3U');
  });

  it('is nothing about what does not exist', async () => {
    const absent = '0192f0c1-7b5e-7000-8000-000000000000';
    expect(await catalog().offerOf(absent)).toBeNull();
    expect(await catalog().curriculumOf(absent)).toBeNull();
    expect(await catalog().placeOfVideo(absent)).toBeNull();
    await expect(catalog().countEnrollments(absent, 1)).rejects.toThrow();
  });

  it('counts ratings', async () => {
    await catalog().countRating(courseId, { sum: 4, count: 1 });
    await catalog().countRating(courseId, { sum: 1, count: 0 });
    expect(await page(stranger)).toMatchObject({ averageRating: 5, reviewCount: 1 });
  });
});
