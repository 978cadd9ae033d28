import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quiz } from '../../shared/api/types';
import { aQuiz } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import QuizDisclosure from './quiz-disclosure';
import { quizzesSaga } from './quizzes.saga';
import { quizzesReducer } from './quizzes.slice';

const LIST = 'GET /api/quizzes/course/course-1';
const QUIZ = 'GET /api/quizzes/lecture-1';
const summary = { lectureId: 'lecture-1', standing: null };
const standing = { attempts: 1, right: 1, of: 1, lastAt: '2026-11-21T10:00:00.000Z' };
const judged = {
  right: 1,
  of: 1,
  questions: [
    {
      _id: 'question-1',
      isRight: true,
      rightOptionIds: ['option-2'],
      explanation: 'Draw a parallel.',
    },
  ],
  standing,
};
const twoQuestions = aQuiz({
  questions: [
    ...aQuiz().questions,
    {
      _id: 'question-2',
      text: 'Which are even?',
      takesSeveral: true,
      options: ['2', '3', '4'].map((text) => ({ _id: `number-${text}`, text })),
    },
  ],
});
beforeEach(() => sessionStorage.clear());

type Routes = Parameters<typeof fakeServer>[0];

interface Shown {
  quiz?: Quiz;
  routes?: Routes;
  isEducator?: boolean;
}

/** Shows the quiz of lecture-1, opened if it has one. */
async function show({ quiz = aQuiz(), routes = {}, isEducator = false }: Shown = {}) {
  const all: Routes = { [LIST]: [summary], [QUIZ]: { ...quiz }, ...routes };
  // Attempts have ids that the client makes.
  const answered = new Proxy<Routes>(all, {
    get: (known, name: string) => known[name] ?? known[name.replace(/[0-9a-f-]{36}$/, 'new')],
  });
  const calls = fakeServer(answered);
  const running = renderWithStore(
    <QuizDisclosure courseId="course-1" lectureId="lecture-1" isEducator={isEducator} />,
    quizzesSaga,
    { quizzes: quizzesReducer },
  );
  await running.settle();
  const button = screen.queryByRole('button', { name: /^Quiz/ });
  if (button) await userEvent.click(button);
  await running.settle();
  return { ...running, calls };
}

const ATTEMPT = 'PUT /api/quizzes/lecture-1/attempts/new';
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check my answers' }));

describe('A lecture', () => {
  it('without a quiz shows nothing of one', async () => {
    await show({ routes: { [LIST]: [] } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says beside the player what was reached in its quiz', async () => {
    await show({ routes: { [LIST]: [{ ...summary, standing: { ...standing, of: 2 } }] } });
    expect(screen.getByRole('button', { name: 'Quiz: 1 of 2' })).toBeVisible();
  });
});

it('Which lectures have a quiz is asked again when the connection is back', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers = [problem(500, 'INTERNAL', 'Oh.'), [summary]];
  const { settle } = await show({ routes: { [LIST]: () => answers.shift() ?? null } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(screen.getByRole('button', { name: 'Quiz' })).toBeVisible();
  online.mockRestore();
  log.mockRestore();
});

describe('A quiz', () => {
  it('is answered, and tells what is right and why', async () => {
    const { calls, settle } = await show({ routes: { [ATTEMPT]: judged } });
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await check();
    await settle();
    expect(calls.at(-1)?.body).toEqual({
      revisedAt: aQuiz().revisedAt,
      choices: [{ questionId: 'question-1', optionIds: ['option-2'] }],
    });
    expect(screen.getByRole('heading', { name: '1 of 1 right' })).toHaveFocus();
    expect(screen.getByText('Draw a parallel.')).toBeVisible();
    expect(screen.getByText('(your answer, right answer)')).toBeVisible();
    expect(screen.getByText('Your best: 1 of 1 right, 1 attempt.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quiz: 1 of 1' })).toBeVisible();
  });

  it('is tried again from the beginning', async () => {
    const { settle } = await show({ routes: { [ATTEMPT]: judged } });
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await check();
    await settle();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('radio', { name: '180' })).not.toBeChecked();
    expect(screen.getByText(/^1 question about this lecture/)).toHaveFocus();
  });

  it('is not sent before every question has an answer', async () => {
    const { calls } = await show({ quiz: twoQuestions });
    const asked = calls.length;
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await check();
    expect(calls).toHaveLength(asked);
    expect(screen.getByRole('group', { name: '2. Which are even?' })).toHaveAccessibleDescription(
      'More than one is right. Choose an answer.',
    );
    expect(screen.getByRole('checkbox', { name: '2' })).toHaveFocus();
  });

  it('takes several options where several are right', async () => {
    const { calls } = await show({ quiz: twoQuestions, routes: { [ATTEMPT]: judged } });
    await userEvent.click(screen.getByRole('radio', { name: '90' }));
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    for (const name of ['2', '3', '4', '3'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await check();
    expect(calls.at(-1)?.body).toMatchObject({
      choices: [{ optionIds: ['option-2'] }, { optionIds: ['number-2', 'number-4'] }],
    });
  });

  it('is the same attempt when its answer was lost, and another with other choices', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls, settle } = await show({
      routes: { [ATTEMPT]: problem(503, 'UNAVAILABLE', 'Busy.') },
    });
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    const again = screen.getByRole('button', { name: /^Quiz/ });
    for (const name of ['180', '180', '90']) {
      if (!screen.getByRole<HTMLInputElement>('radio', { name }).checked)
        await userEvent.click(screen.getByRole('radio', { name }));
      await check();
      await settle();
      // Also when the panel was closed in between.
      await userEvent.click(again);
      await userEvent.click(again);
    }
    const [first, second, third] = sent();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    log.mockRestore();
  });

  it('does not take the focus when what came of it is looked at again', async () => {
    const { settle } = await show({ routes: { [ATTEMPT]: judged } });
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await check();
    await settle();
    const button = screen.getByRole('button', { name: /^Quiz/ });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(screen.getByRole('heading', { name: '1 of 1 right' })).toBeVisible();
    expect(button).toHaveFocus();
  });

  it('keeps what was chosen over a reload, until it is answered', async () => {
    await show({ quiz: twoQuestions });
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    act(() => document.body.replaceChildren());
    const { settle } = await show({ quiz: twoQuestions, routes: { [ATTEMPT]: judged } });
    expect(screen.getByRole('radio', { name: '180' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: '2' }));
    await check();
    await settle();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is the same attempt also after a reload', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const routes = { [ATTEMPT]: problem(503, 'UNAVAILABLE', 'Busy.') };
    const first = await show({ routes });
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await check();
    await first.settle();
    act(() => document.body.replaceChildren());
    const second = await show({ routes });
    await check();
    await second.settle();
    expect(second.calls.at(-1)?.path).toBe(first.calls.at(-1)?.path);
    log.mockRestore();
  });

  it('is not shown with the result of an older answer', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof aQuiz>>();
    const quizzes: unknown[] = [{ ...aQuiz() }, slow.promise];
    const attempts = [
      { ...judged, right: 0, standing: { ...standing, right: 0 } },
      { ...judged, standing: { ...standing, attempts: 2 } },
    ];
    const { settle } = await show({
      routes: {
        [QUIZ]: () => (quizzes.shift() ?? null) as never,
        [ATTEMPT]: () => attempts.shift() ?? null,
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: '90' }));
    await check();
    await settle();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await check();
    await settle();
    await act(async () => slow.resolve(aQuiz({ standing: { ...standing, right: 0 } })));
    await settle();
    expect(screen.getByText('Your best: 1 of 1 right, 2 attempts.')).toBeVisible();
  });

  it('stays as it is while it is being sent', async () => {
    const slow = Promise.withResolvers<typeof judged>();
    await show({ routes: { [ATTEMPT]: () => slow.promise } });
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: '180' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: '90' }));
    expect(screen.getByRole('radio', { name: '180' })).toBeChecked();
    await act(async () => slow.resolve(judged));
  });

  it('that was changed meanwhile is shown anew, with what is still offered', async () => {
    const [question] = aQuiz().questions;
    const changed = aQuiz({
      revisedAt: '2026-11-22T09:00:00.000Z',
      questions: question ? [{ ...question, text: 'What is their sum?' }] : [],
    });
    const quizzes = [aQuiz(), changed];
    const { settle } = await show({
      routes: {
        [QUIZ]: () => quizzes.shift() ?? null,
        [ATTEMPT]: problem(409, 'QUIZ_CHANGED', 'Changed.'),
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: '180' }));
    await check();
    await settle();
    expect(screen.getByText(/What is their sum/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '180' })).toBeChecked();
  });

  it('that is not for the reader any more says why', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ routes: { [QUIZ]: problem(403, 'FORBIDDEN', 'Enroll in this course.') } });
    expect(screen.getByText('Enroll in this course.')).toBeVisible();
    log.mockRestore();
  });

  it('that was removed meanwhile says so', async () => {
    await show({ routes: { [QUIZ]: problem(404, 'NOT_FOUND', 'Gone.') } });
    expect(screen.getByText('This quiz was removed.')).toBeVisible();
  });

  it('that cannot be loaded can be asked for again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [problem(500, 'INTERNAL', 'Oh.'), { ...aQuiz() }];
    const { settle } = await show({ routes: { [QUIZ]: () => answers.shift() ?? null } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByRole('radio', { name: '180' })).toBeVisible();
    log.mockRestore();
  });

  it('leads its educator to where it is written', async () => {
    await show({ isEducator: true });
    expect(screen.getByRole('link', { name: 'Edit this quiz' })).toHaveAttribute(
      'href',
      '/editquiz/course-1/lecture-1',
    );
  });
});
