import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import type { CourseLectures } from '../../src/modules/catalog/infrastructure/http/lecture-view.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { addLecture, createCourse, type CourseDetailBody } from './classroom.js';

type ListBody = z.infer<typeof CourseLectures>;

let app: TestApp;
let educator: HttpClient;
beforeAll(async () => {
  app = await TestApp.start();
  educator = await app.signUp('educator', 'Asha Rao');
}, 60_000);
afterAll(() => app.close());

/** A course of three lectures: One, Two, Three. */
async function course() {
  const { _id: courseId } = await createCourse(educator);
  const lectureIds: string[] = [];
  for (const title of ['One', 'Two', 'Three'])
    lectureIds.push((await addLecture(educator, courseId, title))._id);
  const list = async () =>
    (await educator.get<ListBody>(`/api/course/getcourselecture/${courseId}`)).body;
  const arrange = (outline: Record<string, unknown>) =>
    educator.post<ListBody>(`/api/course/reorderlectures/${courseId}`, { lectureIds, ...outline });
  return { courseId, lectureIds, list, arrange };
}
const sectionsOf = ({ lectures }: Pick<ListBody, 'lectures'>) =>
  lectures.map(({ sectionTitle = '' }) => sectionTitle);

describe('The sections of a course', () => {
  it('are none at first', async () => {
    const { list } = await course();
    expect((await list()).lectures.some((lecture) => 'sectionTitle' in lecture)).toBe(false);
  });

  it('are kept, and shown in the list and on the page of the course', async () => {
    const { courseId, lectureIds, list, arrange } = await course();
    const [, second] = lectureIds;
    const reply = await arrange({ sections: [{ title: '  On duty ', lectureId: second }] });
    expect([reply.status, sectionsOf(reply.body)]).toEqual([200, ['', 'On duty', '']]);
    expect(sectionsOf(await list())).toEqual(['', 'On duty', '']);
    const path = `/api/course/getcourse/${courseId}`;
    const page = await educator.get<CourseDetailBody>(path);
    expect(sectionsOf(page.body)).toEqual(['', 'On duty', '']);
  });

  it('begin with a lecture that is created', async () => {
    const { courseId, list } = await course();
    const path = `/api/course/createlecture/${courseId}`;
    const created = await educator.post(path, { lectureTitle: 'Four', sectionTitle: ' Nights ' });
    expect(created.body).toMatchObject({ lecture: { sectionTitle: 'Nights' } });
    expect(sectionsOf(await list())).toEqual(['', '', '', 'Nights']);
    const bad = await educator.post(path, { lectureTitle: 'Five', sectionTitle: '' });
    expect([bad.status, (await list()).lectures.length]).toEqual([400, 4]);
  });

  it('move with the lectures they begin with when only the order is given', async () => {
    const { lectureIds, arrange } = await course();
    await arrange({ sections: [{ title: 'On duty', lectureId: lectureIds[1] }] });
    const reply = await arrange({ lectureIds: lectureIds.toReversed() });
    expect(sectionsOf(reply.body)).toEqual(['', 'On duty', '']);
    expect(
      (await arrange({ sections: [] })).body.lectures.map(({ sectionTitle }) => sectionTitle),
    ).toEqual([undefined, undefined, undefined]);
  });

  it('pass to the next lecture when their first one is removed', async () => {
    const { lectureIds, list, arrange } = await course();
    await arrange({ sections: [{ title: 'On duty', lectureId: lectureIds[0] }] });
    await educator.delete(`/api/course/removelecture/${lectureIds[0]}`);
    expect(sectionsOf(await list())).toEqual(['On duty', '']);
  });

  it('are not undone by somebody who has not seen them', async () => {
    const { lectureIds, list, arrange } = await course();
    const { outlineTag } = await list();
    await arrange({ sections: [{ title: 'On duty', lectureId: lectureIds[0] }], outlineTag });
    const late = await arrange({ sections: [], outlineTag });
    expect([late.status, late.body]).toMatchObject([409, { code: 'STALE_VERSION' }]);
    const seen = await list();
    expect(sectionsOf(seen)).toEqual(['On duty', '', '']);
    const again = await arrange({ sections: [], outlineTag: seen.outlineTag });
    expect(again.status).toBe(200);
    expect(again.body.outlineTag).toBe(outlineTag);
  });

  const titled = (title: string) => (lectureId: string) => [{ title, lectureId }];
  it.each([
    ['without a title', titled(' ')],
    ['with too long a title', titled('x'.repeat(121))],
    ['that begin with the same lecture', (id: string) => [...titled('A')(id), ...titled('B')(id)]],
    ['that are too many', (id: string) => Array.from({ length: 101 }, () => titled('A')(id)[0])],
    ['that are no list', (id: string) => titled('A')(id)[0]],
  ])('are refused %s', async (_, sections) => {
    const { lectureIds, list, arrange } = await course();
    const reply = await arrange({
      lectureIds: lectureIds.toReversed(),
      sections: sections(lectureIds[0] ?? ''),
    });
    expect(reply.status).toBe(400);
    expect((await list()).lectures.map(({ _id }) => _id)).toEqual(lectureIds);
  });

  it('cannot begin with a lecture of another course', async () => {
    const [{ arrange }, other] = [await course(), await course()];
    const reply = await arrange({ sections: [{ title: 'A', lectureId: other.lectureIds[0] }] });
    expect(reply.status).toBe(409);
  });

  it('can be a hundred with the longest titles in any script', async () => {
    const { courseId, list, arrange } = await course();
    await app.sql.rows(
      `insert into catalog.lecture (id, course_id, title, position, is_preview_free, created_at)
       select gen_random_uuid(), $1, 'Lecture ' || at, at, false, now()
       from generate_series(3, 299) as at`,
      [courseId],
    );
    const lectureIds = (await list()).lectures.map(({ _id }) => _id);
    const title = '\u{1F4F9}'.repeat(120);
    const sections = lectureIds.slice(0, 100).map((lectureId) => ({ title, lectureId }));
    const reply = await arrange({ lectureIds, sections });
    expect(reply.status).toBe(200);
    expect(sectionsOf(reply.body).filter((one) => one === title)).toHaveLength(100);
  });
});
