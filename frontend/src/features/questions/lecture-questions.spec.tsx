import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { put } from 'typed-redux-saga';
import type { QuestionThread } from '../../shared/api/types';
import { startAll } from '../../shared/sagas/watchers';
import { userReceived } from '../../shared/session/session.slice';
import { anAnswer, aThread, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { LectureQuestions } from './lecture-questions';
import { questionsSaga } from './questions.saga';
import { questionsReducer, threadRequested } from './questions.slice';

const LIST = 'GET /api/questions/course/course-1';
const ONE = '/api/questions/question-1';
const lecture = { _id: 'lecture-1', lectureTitle: 'The first shift' };
const self = { name: 'Ravi Kumar', photoUrl: null, isEducator: false, isSelf: true };
type Routes = Parameters<typeof fakeServer>[0];

interface Shown {
  questions?: QuestionThread[];
  routes?: Routes;
  isEducator?: boolean;
  wanted?: string | null;
  place?: typeof lecture | null;
}

async function show({
  questions = [aThread()],
  routes = {},
  isEducator = false,
  wanted = null,
  place = lecture,
}: Shown) {
  const all: Routes = { [LIST]: questions, [`GET ${ONE}`]: questions[0] ?? null, ...routes };
  // New questions and answers come with ids that the client makes.
  const answered = new Proxy<Routes>(all, {
    get: (known, name: string) =>
      known[name] ?? known[name.replace(/(\/answers\/|questions\/)[0-9a-f-]{36}$/, '$1new')],
  });
  const calls = fakeServer(answered);
  const player = {
    second: 65,
    running: true,
    plays: () => player.running,
    at: () => player.second,
    play: () => void (player.running = true),
    pause: () => void (player.running = false),
  };
  const jumps: number[] = [];
  const running = renderWithStore(
    <LectureQuestions
      courseId="course-1"
      lecture={place}
      player={() => player}
      isEducator={isEducator}
      wanted={wanted}
      onJump={(seconds) => jumps.push(seconds)}
    />,
    function* () {
      yield* put(userReceived(aUser()));
      yield* startAll(questionsSaga);
    },
    { questions: questionsReducer },
  );
  if (!wanted) await userEvent.click(screen.getByRole('button', { name: 'Questions' }));
  await screen.findAllByText(/exits first|Nobody has|could not be|was removed|no longer here/);
  await running.settle();
  return { ...running, calls, player, jumps };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openThread = async (settle: () => Promise<unknown>) => {
  await press(/^(Answer|Show \d answers?): /);
  await settle();
};

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

  it('keep the place of one that was removed, without its words', async () => {
    await show({ questions: [aThread({ author: null, text: null, isAwaiting: false })] });
    expect(screen.getByText('This question was removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).toBeNull();
  });
});

describe('Asking', () => {
  it('is about the moment at which it was begun, and empties the field', async () => {
    const asked = aThread({ _id: 'question-9', text: 'Which exit?', author: self });
    const { calls, player, settle, context } = await show({
      questions: [],
      routes: { 'PUT /api/questions/new': { status: 201, body: asked } },
    });
    const field = () => screen.getByRole('textbox');
    expect(field()).toHaveAccessibleName('Ask about 1:05');
    await userEvent.type(field(), 'Which exit?');
    player.second = 80;
    expect(player.running).toBe(false);
    expect(field()).toHaveAccessibleName('Your question at 1:05');
    await press('Ask');
    await settle();
    expect(calls.at(-1)?.body).toEqual({
      lectureId: 'lecture-1',
      positionSeconds: 65,
      text: 'Which exit?',
    });
    expect(within(screen.getByRole('listitem')).getByText('Which exit?')).toBeVisible();
    expect(field()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    expect(player.running).toBe(true);
    expect(context.toasts).toEqual([expect.stringContaining('Your question was asked.')]);
  });

  it('keeps what was typed while it was on its way, as another question', async () => {
    const first = Promise.withResolvers<Record<string, unknown>>();
    const { calls, settle } = await show({
      questions: [],
      routes: {
        'PUT /api/questions/new': ({ body }) =>
          calls.length > 2 ? { ...aThread(), ...(body as object) } : first.promise,
      },
    });
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'Which exit?');
    await press('Ask');
    await userEvent.type(field, ' And the stairs?');
    first.resolve(aThread());
    await settle();
    expect(field).toHaveValue('Which exit? And the stairs?');
    expect(field).toHaveFocus();
    await press('Ask');
    await settle();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    expect([sent.length, new Set(sent).size]).toEqual([2, 2]);
  });

  it('sends the same question again after the panel was closed', async () => {
    const replies = [problem(503, 'UNAVAILABLE', 'Busy.'), { status: 201, body: aThread() }];
    const { calls, settle } = await show({
      questions: [],
      routes: { 'PUT /api/questions/new': () => replies.shift() ?? null },
    });
    await userEvent.type(screen.getByRole('textbox'), 'Which exit?');
    await press('Ask');
    await settle();
    await press('Questions');
    await press('Questions');
    await settle();
    expect(screen.getByRole('textbox')).toHaveValue('Which exit?');
    await press('Ask');
    await settle();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  });

  it('keeps the words when it fails, and sends the same question again', async () => {
    const replies = [problem(503, 'UNAVAILABLE', 'Busy.'), { status: 201, body: aThread() }];
    const { calls, settle } = await show({
      questions: [],
      routes: { 'PUT /api/questions/new': () => replies.shift() ?? null },
    });
    await userEvent.type(screen.getByRole('textbox'), 'Which exit?');
    await press('Ask');
    await settle();
    expect(screen.getByRole('textbox')).toHaveValue('Which exit?');
    await press('Ask');
    await settle();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  });

  it('turns to the lecture beside when the one it was begun about is gone', async () => {
    const replies = [
      problem(404, 'NOT_FOUND', 'This was not found.'),
      { status: 201, body: aThread() },
    ];
    sessionStorage.setItem(
      'draft:question-course-1',
      JSON.stringify({
        text: 'Which exit?',
        moment: { id: 'question-7', lectureId: 'gone', lectureTitle: 'Gone', seconds: 7 },
      }),
    );
    const { calls, settle, context } = await show({
      questions: [],
      routes: {
        'PUT /api/questions/new': () => replies.shift() ?? null,
        'PUT /api/questions/question-7': () => replies.shift() ?? null,
      },
    });
    await press('Ask');
    await settle();
    expect(context.toasts).toEqual([expect.stringContaining('error: The lecture you asked about')]);
    await press('Ask');
    await settle();
    expect(calls.at(-1)?.body).toMatchObject({ lectureId: 'lecture-1', positionSeconds: 65 });
  });

  it('needs words', async () => {
    const { calls } = await show({ questions: [] });
    await press('Ask');
    expect(await screen.findByText('Write something first.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('says when there are too many, and cuts none', async () => {
    const { calls } = await show({ questions: [] });
    const field = screen.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(2001));
    await press('Ask');
    expect(await screen.findByText('At most 2000 characters, please.')).toBeVisible();
    expect([field, calls.length]).toEqual([
      expect.objectContaining({ value: 'a'.repeat(2001) }),
      1,
    ]);
  });

  it('is not for the educator', async () => {
    await show({ questions: [], isEducator: true });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('Answering', () => {
  it('shows the answers, and adds one', async () => {
    const before = aThread({ answers: [anAnswer()], isAwaiting: false });
    const mine = anAnswer({ _id: 'answer-2', text: 'I see.', author: self });
    const after = aThread({ answers: [anAnswer(), mine], isAwaiting: false });
    const { settle, calls } = await show({
      questions: [before],
      routes: { [`PUT ${ONE}/answers/new`]: { status: 201, body: after } },
    });
    await openThread(settle);
    expect(screen.getByText('Because people leave by them.')).toBeVisible();
    expect(screen.getByText('Educator')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'I see.');
    await press('Send answer');
    await settle();
    expect(calls.at(-1)?.body).toEqual({ text: 'I see.' });
    expect(screen.getByText('I see.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('');
  });

  it('keeps what was typed while an answer was on its way', async () => {
    const first = Promise.withResolvers<Record<string, unknown>>();
    const { settle } = await show({
      routes: { [`PUT ${ONE}/answers/new`]: () => first.promise },
    });
    await openThread(settle);
    const field = screen.getByRole('textbox', { name: /^Your answer/ });
    await userEvent.type(field, 'I see.');
    await press('Send answer');
    await userEvent.type(field, ' Nearly.');
    first.resolve(aThread({ answers: [anAnswer()] }));
    await settle();
    expect(field).toHaveValue('I see. Nearly.');
  });

  it('shows what became of a question that takes no more', async () => {
    const gone = { ...aThread({ answers: [anAnswer()] }), author: null, text: null };
    let isRemoved = false;
    const { settle, context } = await show({
      routes: {
        [`PUT ${ONE}/answers/new`]: () => {
          isRemoved = true;
          return problem(409, 'QUESTION_WITHDRAWN', 'This question was removed.');
        },
        [`GET ${ONE}`]: () => (isRemoved ? gone : aThread()),
      },
    });
    await openThread(settle);
    await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'I see.');
    await press('Send answer');
    await settle();
    expect(context.toasts).toEqual(['error: This question was removed.']);
    expect(screen.getByText('This question was removed.')).toBeVisible();
    // Whoever wrote it can still copy it.
    expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('I see.');
  });

  it('says that a question is gone, and keeps what was written below it', async () => {
    const { settle, context } = await show({
      routes: { [`PUT ${ONE}/answers/new`]: problem(404, 'NOT_FOUND', 'This was not found.') },
    });
    await openThread(settle);
    await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'I see.');
    await press('Send answer');
    await settle();
    expect(context.toasts).toEqual([expect.stringContaining('error: It was removed meanwhile')]);
    expect(screen.getByText('This question was removed.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('I see.');
  });

  it('says that the answers could not be loaded', async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { settle } = await show({ routes: { [`GET ${ONE}`]: problem(500, 'INTERNAL', 'No.') } });
    await openThread(settle);
    expect(screen.getByText('The answers could not be loaded.')).toBeVisible();
  });
});

describe('One’s own words', () => {
  it('are changed in their place', async () => {
    const mine = aThread({ author: self });
    const { settle } = await show({
      questions: [mine],
      routes: { [`PATCH ${ONE}`]: { ...mine, text: 'Why exits?', editedAt: mine.createdAt } },
    });
    await press('Edit: Ravi Kumar');
    const field = screen.getByRole('textbox', { name: 'Your question' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Why exits?');
    await press('Save changes');
    await settle();
    expect(screen.getByText('Why exits?')).toBeVisible();
    expect(screen.getByText(/edited/)).toBeVisible();
  });

  it('stay in the editor when they were removed meanwhile, or more was typed', async () => {
    const mine = aThread({ author: self });
    const first = Promise.withResolvers<Record<string, unknown>>();
    const replies = [problem(404, 'NOT_FOUND', 'This was not found.'), first.promise];
    const { settle, context } = await show({
      questions: [mine],
      routes: { [`PATCH ${ONE}`]: () => replies.shift() ?? null },
    });
    await press('Edit: Ravi Kumar');
    const field = screen.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(field, ' Really?');
    await press('Save changes');
    await settle();
    expect(context.toasts).toEqual([expect.stringContaining('error: It was removed meanwhile')]);
    await press('Save changes');
    await userEvent.type(field, ' Yes.');
    first.resolve({ ...mine, text: 'Why the exits first? Really?' });
    await settle();
    expect(field).toHaveValue('Why the exits first? Really? Yes.');
  });

  it('are removed once that was confirmed, and what others said stays', async () => {
    const mine = aThread({ author: self, answers: [anAnswer()] });
    const left = { ...mine, author: null, text: null };
    let isRemoved = false;
    const { settle, context } = await show({
      questions: [mine],
      routes: {
        [`DELETE ${ONE}`]: () => {
          isRemoved = true;
          return { message: 'Question removed.' };
        },
        [`GET ${ONE}`]: () => (isRemoved ? left : mine),
      },
    });
    await press('Remove: Ravi Kumar');
    await press('Remove it');
    await settle();
    expect(screen.getByText('This question was removed.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(context.toasts).toEqual([expect.stringContaining('Removed.')]);
  });

  it('are gone from the list when nobody answered', async () => {
    const { settle } = await show({
      questions: [aThread({ author: self })],
      routes: {
        [`DELETE ${ONE}`]: { message: 'Question removed.' },
        [`GET ${ONE}`]: problem(404, 'NOT_FOUND', 'Not found.'),
      },
    });
    await press('Remove: Ravi Kumar');
    await press('Remove it');
    await settle();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('and others’ may be removed by the educator, but not changed', async () => {
    await show({ isEducator: true });
    expect(screen.getByRole('button', { name: 'Remove: Asha Rao' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
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
