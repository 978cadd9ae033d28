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

interface Body {
  lectureIds: string[];
  sections: { title: string; lectureId: string }[];
}

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
const ELSEWHERE =
  'error: The lectures were moved or divided elsewhere meanwhile, so your last change was not made. This is how they are now.';
/** A server that does what it is told. */
const obedient = ({ body }: { body?: unknown }) => {
  const { lectureIds, sections } = body as Body;
  const lectures = lectureIds.map((_id) => {
    const section = sections.find(({ lectureId }) => lectureId === _id);
    return aLecture({ _id, ...(section && { sectionTitle: section.title }) });
  });
  return listOf(...lectures);
};
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
const refusedOnce = () => {
  let isRefused = false;
  return (call: { body?: unknown }) => {
    const answer = isRefused ? obedient(call) : stale;
    isRefused = true;
    return answer as never;
  };
};
const inTurn = (...replies: unknown[]) => {
  return () => (replies.length > 1 ? replies.shift() : replies[0]) as never;
};

describe('Changing the outline of a course', () => {
  it('shows at once and is sent after, with what was seen', async () => {
    const { outline, sent, dispatch, settled } = await open({ [REORDER]: obedient });
    await dispatch(outlineChanged([{ _id: 'b', sectionTitle: 'B' }, { _id: 'a' }]));
    expect(outline()).toEqual(['Bb', 'a']);
    await settled();
    const sections = [{ title: 'B', lectureId: 'b' }];
    expect(sent()).toEqual([{ lectureIds: ['b', 'a'], sections, outlineTag: 'tag of 2' }]);
  });

  it('sends quick changes as one', async () => {
    const { sent, dispatch, settled } = await open({ [REORDER]: obedient });
    await dispatch(swapped);
    await dispatch(outlineChanged([{ _id: 'a' }, { _id: 'b' }]));
    await settled();
    expect(sent()).toHaveLength(1);
  });

  it('is sent at once when the page is left before', async () => {
    const { sent, dispatch } = await open({ [REORDER]: obedient });
    await dispatch(swapped);
    expect(sent()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toHaveLength(1);
  });

  it('names the next time what the last change made', async () => {
    const { sent, dispatch, settled } = await open({
      [REORDER]: (call) => ({ ...obedient(call), outlineTag: 'new' }),
    });
    await dispatch(swapped);
    await settled();
    await dispatch(outlineChanged([{ _id: 'a' }, { _id: 'b' }]));
    await settled();
    expect(sent().at(-1)).toMatchObject({ outlineTag: 'new' });
  });

  it('is not undone by a lecture that is added before it is sent, and takes it along', async () => {
    const { outline, sent, context, dispatch, settled } = await open({
      [REORDER]: obedient,
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
      [REORDER]: refusedOnce(),
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
    expect(context.toasts).toEqual([ELSEWHERE]);
  });

  it('is undone when the server refuses it', async () => {
    const { outline, context, dispatch, settled } = await open({
      [REORDER]: problem(400, 'VALIDATION_FAILED', 'No such title.'),
    });
    await dispatch(outlineChanged([{ _id: 'b', sectionTitle: 'B' }, { _id: 'a' }]));
    await settled();
    expect(outline()).toEqual(['a', 'b']);
    expect(context.toasts).toEqual(['error: No such title.']);
  });

  it('is made in what is left when another tab has removed the first lecture of a section', async () => {
    const [a, b, c] = [{ ...first, sectionTitle: 'A' }, second, third];
    const { outline, sent, context, dispatch, settled } = await open({
      [LECTURES]: inTurn(listOf(a, b, c), listOf({ ...second, sectionTitle: 'A' }, third)),
      [REORDER]: refusedOnce(),
    });
    await dispatch(outlineChanged([{ _id: 'a', sectionTitle: 'A' }, { _id: 'c' }, { _id: 'b' }]));
    await settled();
    expect([outline(), context.toasts]).toEqual([['Ac', 'b'], []]);
    expect(sent().at(-1)).toMatchObject({ sections: [{ title: 'A', lectureId: 'c' }] });
  });

  it('is sent for its own course when another one is opened before', async () => {
    const { sent, dispatch } = await open({
      [REORDER]: obedient,
      'GET /api/course/getcourselecture/course-2': listOf(third),
    });
    await dispatch(swapped);
    await dispatch(lecturesOpened({ courseId: 'course-2' }));
    expect(sent()).toMatchObject([{ lectureIds: ['b', 'a'] }]);
  });

  it('shows a title as the server has written it', async () => {
    const written = { ...first, sectionTitle: 'Caf\u00e9' };
    const { outline, sent, dispatch, settled } = await open({ [REORDER]: listOf(written, second) });
    await dispatch(outlineChanged([{ _id: 'a', sectionTitle: 'Cafe\u0301' }, { _id: 'b' }]));
    await settled();
    await settled();
    expect([outline(), sent().length]).toEqual([['Caf\u00e9a', 'b'], 1]);
  });

  it('is not undone by the answer to an edited lecture', async () => {
    const { outline, dispatch, settled } = await open({ [REORDER]: obedient });
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
