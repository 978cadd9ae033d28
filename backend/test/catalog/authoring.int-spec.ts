import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import {
  addLecture,
  createCourse,
  type CourseBody,
  editCourse,
  form,
  type LectureBody,
  storedFiles,
} from './classroom.js';

let app: TestApp;
let educator: HttpClient;
beforeAll(async () => {
  app = await TestApp.start();
  educator = await app.signUp('educator', 'Asha Rao');
}, 60_000);
afterAll(() => app.close());

const picture = async (background: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);

describe('Writing a course', () => {
  it('starts with a draft of title and category', async () => {
    const reply = await educator.post<{ course: CourseBody }>('/api/course/create', {
      title: '  Practical CCTV monitoring ',
      category: 'Others',
    });
    expect(reply.status).toBe(201);
    expect(reply.body.course).toMatchObject({
      title: 'Practical CCTV monitoring',
      category: 'Others',
      creator: educator.user._id,
      creatorName: 'Asha Rao',
      isPublished: false,
      price: null,
      thumbnail: null,
      lectures: [],
      reviews: [],
      enrolledStudents: [],
      averageRating: 0,
      version: 1,
      missing: ['description', 'price', 'thumbnail', 'lecture'],
    });
  });

  it.each([
    [{ title: '', category: 'Others' }, 'title'],
    [{ title: 'x'.repeat(121), category: 'Others' }, 'title'],
    [{ title: 'Fine', category: 'Cooking' }, 'category'],
  ])('refuses %j, naming the field', async (body, field) => {
    const reply = await educator.post('/api/course/create', body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('changes what the form names, keeps what it leaves out, clears what it empties', async () => {
    const course = await createCourse(educator, {
      subTitle: 'Hands on',
      level: 'Advanced',
      price: '19.99',
    });
    expect(course).toMatchObject({ level: 'Advanced', price: 19.99 });
    const edited = await editCourse(educator, course._id, {
      level: '',
      price: '',
      description: 'One\r\nTwo',
    });
    expect(edited.status).toBe(200);
    expect(edited.body).toMatchObject({
      subTitle: 'Hands on',
      level: null,
      price: null,
      description: 'One\nTwo',
    });
  });

  it('publishes at a word, and tells what is still missing', async () => {
    const course = await createCourse(educator, { isPublished: 'true', price: '0' });
    expect(course.isPublished).toBe(true);
    expect(course.missing).toEqual(['description', 'thumbnail', 'lecture']);
    const hidden = await editCourse(educator, course._id, { isPublished: 'false' });
    expect(hidden.body.isPublished).toBe(false);
  });

  it.each([
    ['price', '0.50'],
    ['price', '200000.01'],
    ['price', '1e3'],
    ['price', '19.999'],
    ['level', 'Expert'],
    ['isPublished', 'yes'],
    ['isPublished', ''],
    ['title', ''],
    ['subTitle', 'x'.repeat(161)],
    ['version', 'latest'],
  ])('refuses %s "%s"', async (field, value) => {
    const course = await createCourse(educator);
    const reply = await educator.post(
      `/api/course/editcourse/${course._id}`,
      form({ [field]: value }),
    );
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('refuses an edit that was made on an older version', async () => {
    const course = await createCourse(educator);
    const version = String(course.version);
    const first = await editCourse(educator, course._id, { title: 'Mine', version });
    expect([first.status, first.body.version]).toEqual([200, course.version + 1]);
    const second = await educator.post(
      `/api/course/editcourse/${course._id}`,
      form({ title: 'Too late', version }),
    );
    expect([second.status, second.body['code']]).toEqual([409, 'STALE_VERSION']);
  });

  it('lets two edits at once of different fields both count', async () => {
    const course = await createCourse(educator);
    await Promise.all([
      editCourse(educator, course._id, { subTitle: 'One' }),
      editCourse(educator, course._id, { description: 'Two' }),
    ]);
    const [own] = (await educator.get<CourseBody[]>('/api/course/getcreatorcourses?limit=1')).body;
    expect(own).toMatchObject({ subTitle: 'One', description: 'Two' });
  });
});

describe('The thumbnail', () => {
  it('is kept in four widths as AVIF and WebP, until another one replaces it', async () => {
    const course = await createCourse(educator, { thumbnail: await picture('teal') });
    const { base, widths, formats } = course.thumbnailSet ?? { base: '', widths: [], formats: [] };
    const kinds = await Promise.all(
      formats.flatMap((format) =>
        widths.map(async (width) => {
          const reply = await fetch(`${app.url}${base}${width}.${format}`);
          const { width: real } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
          return `${reply.headers.get('content-type')} ${real}`;
        }),
      ),
    );
    expect(kinds).toEqual(
      ['image/avif', 'image/webp'].flatMap((type) =>
        [320, 480, 640, 1280].map((width) => `${type} ${width}`),
      ),
    );
    expect(course.thumbnail).toBe(`${base}640.webp`);
    await editCourse(educator, course._id, { thumbnail: await picture('plum') });
    await eventually(
      'the old thumbnail deleted',
      async () => (await fetch(`${app.url}${base}640.avif`)).status === 404,
    );
  });

  it('stays when the form carries text in its place', async () => {
    const course = await createCourse(educator, { thumbnail: await picture('teal') });
    const reply = await editCourse(educator, course._id, {
      thumbnail: 'https://example.com/x.png',
    });
    expect(reply.body.thumbnail).toBe(course.thumbnail);
  });

  it('must be a picture', async () => {
    const course = await createCourse(educator);
    const reply = await educator.post(
      `/api/course/editcourse/${course._id}`,
      form({ thumbnail: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) }),
    );
    expect([reply.status, reply.body['code']]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    const message = 'Use a JPEG, PNG or WebP picture of at most 40 megapixels.';
    expect(reply.body['errors']).toEqual([{ field: 'thumbnail', message }]);
  });

  it('has at most 5 MB', async () => {
    const course = await createCourse(educator);
    const reply = await educator.post(
      `/api/course/editcourse/${course._id}`,
      form({ thumbnail: new Blob([Buffer.alloc(5 * 1024 * 1024 + 1, 0xff)]) }),
    );
    expect([reply.status, reply.body['code']]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const message = 'The file may have at most 5 MB.';
    expect(reply.body['errors']).toEqual([{ field: 'thumbnail', message }]);
  });
});

describe('The lectures of a course', () => {
  const orderOf = async (courseId: string) =>
    (
      await educator.get<{ lectures: LectureBody[] }>(`/api/course/getcourselecture/${courseId}`)
    ).body.lectures.map(({ lectureTitle }) => lectureTitle);

  it('begin without a video', async () => {
    const course = await createCourse(educator);
    const lecture = await addLecture(educator, course._id, 'One');
    expect(lecture).toMatchObject({ videoStatus: 'none', videoUrl: null, locked: false });
  });

  it('are reordered as a whole', async () => {
    const course = await createCourse(educator);
    const first = await addLecture(educator, course._id, 'One');
    const second = await addLecture(educator, course._id, 'Two');
    const path = `/api/course/reorderlectures/${course._id}`;
    const order = { lectureIds: [second._id, first._id] };
    expect((await educator.post(path, order)).status).toBe(200);
    expect(await orderOf(course._id)).toEqual(['Two', 'One']);
    const partial = await educator.post(path, { lectureIds: [second._id] });
    expect([partial.status, partial.body['code']]).toEqual([409, 'STALE_VERSION']);
  });

  it('are renamed together with a new video', async () => {
    const course = await createCourse(educator);
    const first = await addLecture(educator, course._id, 'One');
    const edited = await educator.post<LectureBody>(
      `/api/course/editlecture/${first._id}`,
      form({ lectureTitle: 'Uno', isPreviewFree: 'true', videoUrl: new Blob(['no video at all']) }),
    );
    expect(edited.body).toMatchObject({ lectureTitle: 'Uno', isPreviewFree: true });
  });

  it('are removed', async () => {
    const course = await createCourse(educator);
    await addLecture(educator, course._id, 'One');
    const second = await addLecture(educator, course._id, 'Two');
    const removed = await educator.delete(`/api/course/removelecture/${second._id}`);
    expect(removed.body).toEqual({ message: 'Lecture Removed' });
    expect(await orderOf(course._id)).toEqual(['One']);
  });

  it('are at most three hundred, and all of them can be reordered', async () => {
    const course = await createCourse(educator);
    await app.sql.rows(
      `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
       select gen_random_uuid(), $1, 'Lecture ' || at, at, false, now()
       from generate_series(0, 298) as at`,
      [course._id],
    );
    const last = await addLecture(educator, course._id, 'The last');
    const path = `/api/course/createlecture/${course._id}`;
    expect((await educator.post(path, { lectureTitle: 'One more' })).status).toBe(409);
    const { body } = await educator.get<{ lectures: LectureBody[] }>(
      `/api/course/getcourselecture/${course._id}`,
    );
    const lectureIds = body.lectures.map(({ _id }) => _id).reverse();
    const reordered = await educator.post(`/api/course/reorderlectures/${course._id}`, {
      lectureIds,
    });
    expect([reordered.status, lectureIds[0], lectureIds.length]).toEqual([200, last._id, 300]);
    expect((await orderOf(course._id))[0]).toBe('The last');
  });

  it('ask for a video while they have none', async () => {
    const lecture = await addLecture(educator, (await createCourse(educator))._id);
    const path = `/api/course/editlecture/${lecture._id}`;
    const reply = await educator.post(path, form({ lectureTitle: 'Only a title' }));
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ errors: [{ field: 'videoUrl' }] });
  });

  it('tell in plain words why an upload cannot be played', async () => {
    const lecture = await addLecture(educator, (await createCourse(educator))._id);
    await educator.post(
      `/api/course/editlecture/${lecture._id}`,
      form({ videoUrl: new Blob(['no video at all']) }),
    );
    const status = () => educator.get(`/api/course/lecturestatus/${lecture._id}`);
    await eventually(
      'the file refused as a video',
      async () => (await status()).body['videoStatus'] === 'failed',
    );
    expect((await status()).body).toMatchObject({
      _id: lecture._id,
      failureReason: 'This file is not a video we can read. Upload an MP4, MOV, MKV or WebM.',
      queuePlace: null,
    });
  });

  it('leave no file behind when the form is refused after the upload', async () => {
    const lecture = await addLecture(educator, (await createCourse(educator))._id);
    const before = await storedFiles(app, 'sources/');
    const reply = await educator.post(
      `/api/course/editlecture/${lecture._id}`,
      form({ videoUrl: new Blob(['a video']), lectureTitle: 'x'.repeat(121) }),
    );
    expect(reply.status).toBe(400);
    expect(await storedFiles(app, 'sources/')).toEqual(before);
  });
});
