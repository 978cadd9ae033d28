import { describe, expect, it } from '@jest/globals';
import { aLecture } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { runSaga } from '../../../shared/testing/saga-runner';
import { lecturesSaga } from '../lectures.saga';
import {
  lectureEdited,
  lectureRemoved,
  lecturesOpened,
  lecturesReducer,
  lectureSubmitted,
  outlineChanged,
} from '../lectures.slice';

const LECTURES = 'GET /api/course/getcourselecture/course-1';
const REORDER = 'POST /api/course/reorderlectures/course-1';
const CREATE = 'POST /api/course/createlecture/course-1';
const [first, second, third] = ['a', 'b', 'c'].map((_id) => aLecture({ _id }));
const listOf = (...lectures: unknown[]) => ({
  courseTitle: 'Night shifts',
  lectures,
  outlineTag: `tag of ${lectures.length}`,
});
const both = listOf(first, second);
const stale = problem(409, 'STALE_VERSION', 'Changed elsewhere.');
const swapped = outlineChanged([{ _id: 'b' }, { _id: 'a' }]);

async function open(routes: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({ [LECTURES]: both, ...routes });
  const { store, context, dispatch, settle } = runSaga(lecturesSaga, { lectures: lecturesReducer });
  await dispatch(lecturesOpened({ courseId: 'course-1' }));
  return {
    context,
    dispatch,
    outline: () =>
      store
        .getState()
        .lectures.lectures.map(({ _id, sectionTitle = '' }) => `${sectionTitle}${_id}`),
    sent: () => calls.filter(({ path }) => path.includes('reorder')).map(({ body }) => body),
    /** Changes in quick succession are sent as one, after a moment. */
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve, 450));
      await settle();
    },
  };
}
const inTurn = (...replies: unknown[]) => {
  return () => (replies.length > 1 ? replies.shift() : replies[0]) as never;
};

describe('Changing the outline of a course', () => {
  it('shows at once and is sent after, with what was seen', async () => {
    const { outline, sent, dispatch, settled } = await open({ [REORDER]: both });
    await dispatch(outlineChanged([{ _id: 'b', sectionTitle: 'B' }, { _id: 'a' }]));
    expect(outline()).toEqual(['Bb', 'a']);
    await settled();
    const sections = [{ title: 'B', lectureId: 'b' }];
    expect(sent()).toEqual([{ lectureIds: ['b', 'a'], sections, outlineTag: 'tag of 2' }]);
  });

  it('sends quick changes as one', async () => {
    const { sent, dispatch, settled } = await open({ [REORDER]: both });
    await dispatch(swapped);
    await dispatch(outlineChanged([{ _id: 'a' }, { _id: 'b' }]));
    await settled();
    expect(sent()).toHaveLength(1);
  });

  it('is sent at once when the page is left before', async () => {
    const { sent, dispatch } = await open({ [REORDER]: both });
    await dispatch(swapped);
    expect(sent()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toHaveLength(1);
  });

  it('names the next time what the last change made', async () => {
    const { sent, dispatch, settled } = await open({ [REORDER]: { ...both, outlineTag: 'new' } });
    await dispatch(swapped);
    await settled();
    await dispatch(outlineChanged([{ _id: 'a' }, { _id: 'b' }]));
    await settled();
    expect(sent().at(-1)).toMatchObject({ outlineTag: 'new' });
  });

  it('is not undone by a lecture that is added before it is sent, and takes it along', async () => {
    const { outline, sent, context, dispatch, settled } = await open({
      [REORDER]: both,
      [CREATE]: { status: 201, body: { lecture: third, ...listOf(first, second, third) } },
    });
    await dispatch(swapped);
    await dispatch(lectureSubmitted({ courseId: 'course-1', lectureTitle: 'The third' }));
    expect(outline()).toEqual(['b', 'a', 'c']);
    await settled();
    expect(sent().at(-1)).toMatchObject({ lectureIds: ['b', 'a', 'c'], outlineTag: 'tag of 3' });
    expect(context.toasts).toEqual(['success: Lecture Created']);
  });

  it('is made in what another tab has added or removed meanwhile', async () => {
    const { outline, sent, context, dispatch, settled } = await open({
      [LECTURES]: inTurn(both, listOf(first, second, third)),
      [REORDER]: inTurn(stale, both),
    });
    await dispatch(swapped);
    await settled();
    expect(sent().at(-1)).toMatchObject({ lectureIds: ['b', 'a', 'c'], outlineTag: 'tag of 3' });
    expect(outline()).toEqual(['b', 'a', 'c']);
    expect(context.toasts).toEqual([]);
  });

  it('gives way to sections that another tab has made meanwhile, and says so', async () => {
    const { outline, sent, context, dispatch, settled } = await open({
      [LECTURES]: inTurn(both, listOf({ ...first, sectionTitle: 'A' }, second)),
      [REORDER]: stale,
    });
    await dispatch(swapped);
    await settled();
    expect(outline()).toEqual(['Aa', 'b']);
    expect(sent()).toHaveLength(1);
    expect(context.toasts).toEqual(['error: Changed elsewhere.']);
  });

  it('is undone when the server refuses it', async () => {
    const { outline, context, dispatch, settled } = await open({ [REORDER]: stale });
    await dispatch(outlineChanged([{ _id: 'b', sectionTitle: 'B' }, { _id: 'a' }]));
    await settled();
    expect(outline()).toEqual(['a', 'b']);
    expect(context.toasts).toEqual(['error: Changed elsewhere.']);
  });

  it('is not undone by the answer to an edited lecture', async () => {
    const { outline, dispatch, settled } = await open({ [REORDER]: both });
    await dispatch(outlineChanged([{ _id: 'a', sectionTitle: 'A' }, { _id: 'b' }]));
    await dispatch(lectureEdited(aLecture({ _id: 'a' })));
    expect(outline()).toEqual(['Aa', 'b']);
    await settled();
  });
});

it('A section goes on with the next lecture when its first one is removed', async () => {
  const { outline, dispatch } = await open({
    [LECTURES]: listOf({ ...first, sectionTitle: 'A' }, second),
  });
  await dispatch(lectureRemoved('a'));
  expect(outline()).toEqual(['Ab']);
});
