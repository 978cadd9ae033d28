import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anAnswer, aThread } from '../../shared/testing/builders';
import { problem } from '../../shared/testing/fake-server';
import { questionsRequested, threadRequested } from './questions.slice';
import { LIST, ONE, press, self, show } from './testing/questions-stage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
let log: jest.SpiedFunction<typeof console.error> | undefined;
afterEach(() => log?.mockRestore());

describe('The questions beside the player', () => {
  it('are those of this lecture, each with the way to its moment', async () => {
    const { calls, jumps } = await show({});
    expect(calls[0]?.path).toBe('/api/questions/course/course-1');
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('Why the exits first?')).toBeVisible();
    expect(item.getByText('Waits for the educator')).toBeVisible();
    await press('Go to 3:12');
    expect(jumps).toEqual([192]);
  });

  it('say that there are none', async () => {
    await show({ questions: [] });
    expect(screen.getByText('Nobody has asked anything about this lecture yet.')).toBeVisible();
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [problem(500, 'INTERNAL', 'Broken.'), [aThread()]];
    const { settle } = await show({ routes: { [LIST]: () => answers.shift() ?? null } });
    expect(screen.getByText('The questions could not be loaded.')).toBeVisible();
    await press('Try again');
    await settle();
    expect(screen.getByText('Why the exits first?')).toBeVisible();
  });

  it('go on with older ones', async () => {
    const older = aThread({ _id: 'question-2', text: 'And the stairs?' });
    const link = { headers: { Link: '</x?cursor=abc>; rel="next"' }, status: 200 };
    const { settle } = await show({
      routes: {
        [LIST]: ({ url }) =>
          url.searchParams.get('cursor') === 'abc' ? [older] : { body: [aThread()], ...link },
      },
    });
    await press('Older questions');
    await settle();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Older questions' })).toBeNull();
  });

  it('stand in their order, each once, when one was opened before its page came', async () => {
    const newest = aThread();
    const old = aThread({ _id: 'question-2', text: 'And the stairs?' });
    const link = { headers: { Link: '</x?cursor=abc>; rel="next"' }, status: 200 };
    const { settle, dispatch } = await show({
      questions: [newest],
      routes: {
        [LIST]: ({ url }) => (url.searchParams.get('cursor') ? [old] : { body: [newest], ...link }),
        'GET /api/questions/question-2': old,
      },
    });
    await dispatch(threadRequested('question-2'));
    await press('Older questions');
    await settle();
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Why the exits first?'),
      expect.stringContaining('And the stairs?'),
    ]);
  });

  it('have no gap when they are loaded again while older ones are on their way', async () => {
    const [second, third] = ['question-2', 'question-3'].map((_id) => aThread({ _id, text: _id }));
    const late = Promise.withResolvers<unknown[]>();
    const linked = (body: unknown[], to: string) => {
      return { body, status: 200, headers: { Link: `</x?cursor=${to}>; rel="next"` } };
    };
    const { settle, dispatch } = await show({
      routes: {
        [LIST]: ({ url }) => {
          const cursor = url.searchParams.get('cursor');
          if (cursor === null) return linked([aThread()], 'two');
          return cursor === 'two' ? linked([second], 'three') : late.promise;
        },
      },
    });
    await press('Older questions');
    await settle();
    await press('Older questions');
    await dispatch(questionsRequested({ courseId: 'course-1', lectureId: 'lecture-1' }));
    late.resolve([third]);
    await settle();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Older questions' })).toBeVisible();
  });

  it('keep the place of one that was removed, without its words', async () => {
    await show({ questions: [aThread({ author: null, text: null, isAwaiting: false })] });
    expect(screen.getByText('This question was removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).toBeNull();
  });
});

describe('A question that a mail led to', () => {
  it('is shown at once, with its answers, and once', async () => {
    await show({
      wanted: 'question-1',
      questions: [aThread({ answers: [anAnswer()] }), aThread({ _id: 'question-2', text: 'Next' })],
    });
    const wanted = within(await screen.findByRole('region', { name: 'The question you came for' }));
    expect(wanted.getByText('Because people leave by them.')).toBeVisible();
    expect(screen.getAllByText('Why the exits first?')).toHaveLength(1);
    expect(screen.getByText('Next')).toBeVisible();
  });

  it('leads to its lecture, where another one is shown', async () => {
    const elsewhere = aThread({ lectureId: 'lecture-7', lectureTitle: 'The last shift' });
    await show({ wanted: 'question-1', questions: [elsewhere], routes: { [LIST]: [] } });
    expect(await screen.findByRole('link', { name: 'The last shift' })).toHaveAttribute(
      'href',
      '/viewlecture/course-1?lecture=lecture-7&t=192',
    );
    expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
  });

  it('is shown also when its lecture was removed', async () => {
    const left = aThread({ lectureTitle: null, answers: [anAnswer()] });
    const { calls } = await show({ wanted: 'question-1', place: null, questions: [left] });
    expect(await screen.findByText('Because people leave by them.')).toBeVisible();
    expect(screen.getByText('Its lecture was removed.')).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual([ONE]);
  });

  it('keeps the focus near when it is removed', async () => {
    let isRemoved = false;
    const { settle } = await show({
      wanted: 'question-1',
      questions: [aThread({ author: self })],
      routes: {
        [`DELETE ${ONE}`]: () => {
          isRemoved = true;
          return { message: 'Question removed.' };
        },
        [`GET ${ONE}`]: () =>
          isRemoved ? problem(404, 'NOT_FOUND', 'Not found.') : aThread({ author: self }),
      },
    });
    await press('Remove: Ravi Kumar');
    await press('Remove it');
    await settle();
    expect(screen.getByRole('region', { name: 'The question you came for' })).toHaveFocus();
  });

  it('says when it is no longer there', async () => {
    await show({
      wanted: 'question-1',
      routes: { [`GET ${ONE}`]: problem(404, 'NOT_FOUND', 'Not found.') },
    });
    expect(await screen.findByText('The question you came for is no longer here.')).toBeVisible();
  });
});
