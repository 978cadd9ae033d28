import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Market } from '../commerce/market.js';
import type { HttpClient } from '../support/http-client.js';

interface OpsCourse {
  readonly _id: string;
  readonly state: string;
}

let market: Market;
let ops: HttpClient;
beforeAll(async () => {
  market = await Market.open({ ROLES: 'api' });
  ops = await market.app.opsStaff();
});
afterAll(() => market.app.close());

const find = async (query: string) => (await ops.get<OpsCourse[]>(`/api/ops/courses${query}`)).body;
const stateOf = async (id: string) => (await find(`?id=${id}`))[0]?.state;
const act = (courseId: string, verb: 'unpublish' | 'release') =>
  ops.post(`/api/ops/courses/${courseId}/${verb}`, { reason: 'It names people.' });

describe('Staff', () => {
  it('read a draft as its educator wrote it, with its lectures in order', async () => {
    const courseId = await market.course({ isPublished: false });
    const add = (lectureTitle: string, more = {}) =>
      market.educator.post(`/api/course/createlecture/${courseId}`, { lectureTitle, ...more });
    await add('Which cable', { sectionTitle: 'Before you begin' });
    await add('Which camera');
    expect(await find(`?id=${courseId}`)).toEqual([
      expect.objectContaining({
        _id: courseId,
        educatorId: market.educator.user._id,
        state: 'draft',
        title: 'CCTV Basics',
        price: 499,
        enrolled: 0,
        lectures: [
          expect.objectContaining({ title: 'Which cable', sectionTitle: 'Before you begin' }),
          expect.objectContaining({ title: 'Which camera', sectionTitle: null, seconds: null }),
        ],
      }),
    ]);
  });

  it('see how many learners it has while a rush for it is still being counted', async () => {
    const courseId = await market.course();
    await market.app.sql.rows(
      'insert into catalog.enrollment_change (course_id, change) values ($1, 1), ($1, 1)',
      [courseId],
    );
    expect(await find(`?id=${courseId}`)).toEqual([expect.objectContaining({ enrolled: 2 })]);
  });

  it('see which files a lecture offers, as people count', async () => {
    const courseId = await market.course();
    const path = `/api/course/createlecture/${courseId}`;
    const { body } = await market.educator.post<{ lecture: { _id: string } }>(path, {
      lectureTitle: 'Which cable',
    });
    for (const name of ['10 plan.csv', '9 plan.csv']) {
      const form = new FormData();
      form.set('file', new Blob(['1,2']), name);
      await market.educator.post(`/api/course/handouts/${body.lecture._id}`, form);
    }
    const handouts = [
      { name: '9 plan.csv', size: 3 },
      { name: '10 plan.csv', size: 3 },
    ];
    const [course] = await find(`?id=${courseId}`);
    expect(course).toMatchObject({ lectures: [{ handouts }] });
  });

  it('find all courses of an educator, newest first', async () => {
    const [first, second] = [await market.course(), await market.course()];
    const ids = (await find(`?id=${market.educator.user._id}`)).map(({ _id }) => _id);
    expect(ids.slice(0, 2)).toEqual([second, first]);
  });

  it('see which courses they hold back, until they release them', async () => {
    const courseId = await market.course();
    expect(await stateOf(courseId)).toBe('published');
    await act(courseId, 'unpublish');
    expect(await find('')).toEqual([expect.objectContaining({ _id: courseId, state: 'withheld' })]);
    await act(courseId, 'release');
    expect([await find(''), await stateOf(courseId)]).toEqual([[], 'draft']);
  });

  it('are asked for an id when they give something else', async () => {
    const { status, body } = await ops.get('/api/ops/courses?id=cctv');
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: 'Give the id of a course or of an educator.' }),
    ]);
  });
});
