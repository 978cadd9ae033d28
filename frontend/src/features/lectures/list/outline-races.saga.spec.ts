import { describe, expect, it } from '@jest/globals';
import { aLecture } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import { lecturesSaga } from '../lectures.saga';
import {
  lectureCreated,
  lecturesOpened,
  lecturesReducer,
  lecturesRead,
  outlineChanged,
} from '../lectures.slice';
import { arranged, outlineOf, type Outlined } from './outline';

interface Body {
  lectureIds: string[];
  sections: { title: string; lectureId: string }[];
  outlineTag: string;
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ids = (...lectures: string[]): Outlined[] => lectures.map((_id) => ({ _id }));

/** A server that keeps the outline, and takes its time to answer a change. */
async function start() {
  let lectures = ['a', 'b', 'c'].map((_id) => aLecture({ _id }));
  const tag = () => JSON.stringify(outlineOf(lectures));
  const list = () => ({ courseTitle: 'Night shifts', lectures, outlineTag: tag() });
  fakeServer({
    'GET /api/course/getcourselecture/course-1': list,
    'POST /api/course/reorderlectures/course-1': async ({ body }) => {
      const { lectureIds, sections, outlineTag } = body as Body;
      if (outlineTag !== tag()) return problem(409, 'STALE_VERSION', 'Changed elsewhere.');
      const titles = new Map(sections.map(({ lectureId, title }) => [lectureId, title]));
      lectures = arranged(
        lectures,
        lectureIds.map((_id) => {
          const sectionTitle = titles.get(_id);
          return sectionTitle === undefined ? { _id } : { _id, sectionTitle };
        }),
      );
      const answer = list();
      await after(200);
      return answer;
    },
  });
  const { store, context, dispatch, settle } = runSaga(lecturesSaga, { lectures: lecturesReducer });
  await dispatch(lecturesOpened({ courseId: 'course-1' }));
  const written = (outline: readonly Outlined[]) =>
    outline.map(({ _id, sectionTitle = '' }) => `${sectionTitle}${_id}`).join(' ');
  return {
    store,
    context,
    list,
    change: (outline: Outlined[]) => void store.dispatch(outlineChanged(outline)),
    shown: () => written(store.getState().lectures.lectures),
    kept: () => written(lectures),
    done: async () => {
      await after(1_400);
      await settle();
    },
  };
}

/** The first one is on its way by then, and its answer is not there yet. */
const MEANWHILE_MS = 450;

describe('A change of the outline while another is on its way', () => {
  it.each([
    ['two moves', ids('b', 'a', 'c'), ids('b', 'c', 'a'), 'b c a'],
    ['a move that is undone', ids('b', 'a', 'c'), ids('a', 'b', 'c'), 'a b c'],
    [
      'two sections',
      [{ _id: 'a', sectionTitle: 'A' }, ...ids('b', 'c')],
      [{ _id: 'a', sectionTitle: 'A' }, { _id: 'b' }, { _id: 'c', sectionTitle: 'C' }],
      'Aa b Cc',
    ],
  ])('is made after it: %s', async (_, first, second, end) => {
    const { change, shown, kept, done, context } = await start();
    change(first);
    await after(MEANWHILE_MS);
    change(second);
    await done();
    expect([shown(), kept(), context.toasts]).toEqual([end, end, []]);
  });

  it('is kept when a list arrives that has the first one already', async () => {
    const { store, list, change, shown, kept, done } = await start();
    change(ids('b', 'a', 'c'));
    await after(MEANWHILE_MS);
    change(ids('b', 'c', 'a'));
    store.dispatch(lecturesRead({ courseId: 'course-1', since: 0, ...list() }));
    expect(shown()).toBe('b c a');
    await done();
    expect([shown(), kept()]).toEqual(['b c a', 'b c a']);
  });
});

describe('A list that is older than the last change', () => {
  it.each([
    ['of a lecture that was created', lectureCreated],
    [
      'that was asked for before',
      (list: Parameters<typeof lectureCreated>[0]) =>
        lecturesRead({ ...list, courseTitle: '', since: 0 }),
    ],
  ])('changes no order: one %s', async (_, arrived) => {
    const { store, list, change, shown, done } = await start();
    const { lectures, outlineTag } = list();
    change(ids('b', 'a', 'c'));
    await done();
    const older = { courseId: 'course-1', lectures: [...lectures, aLecture({ _id: 'new' })] };
    store.dispatch(arrived({ ...older, outlineTag }));
    expect(shown()).toBe('b a c new');
    expect(store.getState().lectures.outlineTag).not.toBe(outlineTag);
  });
});
