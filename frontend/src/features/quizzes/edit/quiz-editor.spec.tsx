import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownDraft } from '../../../shared/session/own-storage';
import { userReceived } from '../../../shared/session/session.slice';
import { anAnswerKey, aUser } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { answerKeysSaga } from './answer-keys.saga';
import { answerKeysReducer } from './answer-keys.slice';
import { QuizEditor } from './quiz-editor';

const KEY = 'GET /api/quizzes/key/lecture-1';
const QUIZ = '/api/quizzes/lecture-1';
const none = { ...anAnswerKey({ revisedAt: null, questions: [] }) };
beforeEach(() => localStorage.clear());

async function show(routes: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ [KEY]: { ...anAnswerKey() }, ...routes });
  const running = renderWithStore(
    <QuizEditor courseId="course-1" lectureId="lecture-1" />,
    answerKeysSaga,
    { answerKeys: answerKeysReducer },
  );
  await running.settle();
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...running, calls, sent };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save quiz');
const question = (number: number) =>
  within(screen.getByRole('group', { name: `Question ${number}` }));

describe('The quiz of a lecture', () => {
  it('is written by its educator', async () => {
    const { sent, settle } = await show({ [KEY]: none, [`PUT ${QUIZ}`]: { ...anAnswerKey() } });
    expect(screen.getByText('This lecture has no quiz yet.')).toBeVisible();
    await press('Add question');
    await waitFor(() => expect(field('Question')).toHaveFocus());
    await userEvent.type(field('Question'), 'How large is their sum?');
    await userEvent.type(field('Option 1'), '90');
    await userEvent.type(field('Option 2'), '180');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Option 2 is right' }));
    await save();
    await settle();
    expect(sent()).toEqual([
      {
        revisedAt: null,
        questions: [
          {
            _id: expect.any(String),
            text: 'How large is their sum?',
            explanation: '',
            options: [
              { _id: expect.any(String), text: '90', isRight: false },
              { _id: expect.any(String), text: '180', isRight: true },
            ],
          },
        ],
      },
    ]);
    // As the server has it.
    expect(screen.getByRole('textbox', { name: /^Explanation/ })).toHaveValue('Draw a parallel.');
    expect(screen.getByRole('button', { name: 'Remove quiz' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('says what is missing, at its place', async () => {
    const { sent } = await show({ [KEY]: none });
    await press('Add question');
    await save();
    await waitFor(() => expect(field('Question')).toHaveFocus());
    expect(field('Question')).toHaveAccessibleDescription('Required.');
    await userEvent.type(field('Question'), 'Why?');
    await userEvent.type(field('Option 1'), 'Same');
    await userEvent.type(field('Option 2'), 'Other');
    const options = screen.getByRole('group', { name: 'Options' });
    await screen.findByText('Tick at least one option.');
    expect(options).toBeInvalid();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Option 1 is right' }));
    await userEvent.clear(field('Option 2'));
    await userEvent.type(field('Option 2'), 'Same');
    expect(await screen.findByText('Two options say the same.')).toBeVisible();
    await press('Remove question 1');
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
    expect(await screen.findByText('Add at least one question.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('gets questions and options, and loses them, in an order of choice', async () => {
    const { sent } = await show();
    await press('Add option');
    await waitFor(() => expect(field('Option 3')).toHaveFocus());
    await userEvent.type(field('Option 3'), '360');
    await press('Remove option 1');
    await press('Add question');
    const second = question(2);
    await userEvent.type(second.getByRole('textbox', { name: 'Question' }), 'Another');
    await userEvent.type(second.getByRole('textbox', { name: 'Option 1' }), 'Yes');
    await userEvent.type(second.getByRole('textbox', { name: 'Option 2' }), 'No');
    await userEvent.click(second.getByRole('checkbox', { name: 'Option 1 is right' }));
    await press('Move question 2 up');
    await waitFor(() => expect(screen.getByRole('button', { name: /1 up$/ })).toHaveFocus());
    await save();
    const known = anAnswerKey();
    expect(sent()).toMatchObject([
      {
        revisedAt: known.revisedAt,
        questions: [
          { text: 'Another' },
          {
            _id: 'question-1',
            options: [
              { _id: 'option-2', text: '180' },
              { text: '360', isRight: false },
            ],
          },
        ],
      },
    ]);
  });

  it('is not saved by Enter in an option, which leads to the next one', async () => {
    const { sent } = await show();
    await userEvent.type(field('Option 1'), '{Enter}');
    expect(field('Option 2')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field('Option 3')).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('shows how learners did at the first try', async () => {
    const [one] = anAnswerKey().questions;
    const options = one?.options.map((option, at) => ({ ...option, chosen: at })) ?? [];
    const questions = one ? [{ ...one, answered: 4, right: 1, options }] : [];
    await show({ [KEY]: { ...anAnswerKey({ learners: 4, questions }) } });
    expect(screen.getByText('4 learners have taken it.')).toBeVisible();
    expect(screen.getByText('Right at the first try: 1 of 4')).toBeVisible();
    expect(field('Option 1')).toHaveAccessibleDescription('Never chosen');
    expect(field('Option 2')).toHaveAccessibleDescription('Chosen once');
  });

  it('is removed after a question', async () => {
    const { calls, settle } = await show({ [`DELETE ${QUIZ}`]: { message: 'Quiz removed.' } });
    await userEvent.type(field('Question'), ' A draft');
    await press('Remove quiz');
    await press('Remove it');
    await settle();
    expect(calls.map(({ method }) => method)).toContain('DELETE');
    expect(screen.getByText('This lecture has no quiz yet.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Remove quiz' })).not.toBeInTheDocument();
  });
});

it('A rule that only the server knows is told at its field', async () => {
  const words = 'Question has characters we cannot keep.';
  await show({
    [`PUT ${QUIZ}`]: problem(400, 'VALIDATION_FAILED', words, { 'questions.0.text': words }),
  });
  await userEvent.type(field('Question'), ' Really?');
  await save();
  await waitFor(() => expect(field('Question')).toHaveAccessibleDescription(words));
  expect(field('Question')).toHaveFocus();
  await userEvent.type(field('Question'), ' Now');
  await waitFor(() => expect(field('Question')).toBeValid());
});

describe('A quiz that was saved in another window', () => {
  const other = anAnswerKey({ revisedAt: '2026-11-22T09:00:00.000Z', lectureTitle: 'Other' });
  const conflict = problem(409, 'QUIZ_CHANGED', 'Changed.');

  async function conflicted(answers: (typeof conflict | ReturnType<typeof anAnswerKey>)[]) {
    const keys = [anAnswerKey(), other];
    const running = await show({
      [KEY]: () => ({ ...(keys.shift() ?? other) }),
      [`PUT ${QUIZ}`]: () => ({ ...(answers.shift() ?? conflict) }),
    });
    await userEvent.type(field('Question'), ' Mine');
    await save();
    await running.settle();
    return running;
  }

  it('is replaced by saving again', async () => {
    const { sent, settle } = await conflicted([conflict, other]);
    expect(field('Question')).toHaveValue('How large is their sum? Mine');
    await save();
    await settle();
    expect(sent()[1]).toMatchObject({ revisedAt: other.revisedAt });
    expect(screen.queryByText(/not what you began with/)).not.toBeInTheDocument();
  });

  it('is shown to whoever discards their changes', async () => {
    await conflicted([conflict]);
    await press('Discard changes');
    expect(field('Question')).toHaveValue('How large is their sum?');
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
    expect(screen.queryByText(/not what you began with/)).not.toBeInTheDocument();
  });

  it('is told of to whoever comes back to a draft that was typed before', async () => {
    await show();
    await userEvent.type(field('Question'), ' Mine');
    act(() => document.body.replaceChildren());
    const [question] = other.questions;
    const questions = question ? [{ ...question, text: 'Theirs' }] : [];
    await show({ [KEY]: { ...other, questions } });
    expect(field('Question')).toHaveValue('How large is their sum? Mine');
    expect(screen.getByRole('alert')).toHaveTextContent(/not what you began with/);
    // Typing on decides nothing.
    await userEvent.type(field('Question'), '!');
    act(() => document.body.replaceChildren());
    await show({ [KEY]: { ...other, questions } });
    expect(screen.getByRole('alert')).toHaveTextContent(/not what you began with/);
    await press('Discard changes');
    expect(field('Question')).toHaveValue('Theirs');
    expect(screen.queryByText(/not what you began with/)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

it('A quiz that is removed after a conflict leaves nothing', async () => {
  const keys = [anAnswerKey(), anAnswerKey({ revisedAt: '2026-11-22T09:00:00.000Z' })];
  const { settle } = await show({
    [KEY]: () => ({ ...(keys.shift() ?? anAnswerKey()) }),
    [`PUT ${QUIZ}`]: problem(409, 'QUIZ_CHANGED', 'Changed.'),
    [`DELETE ${QUIZ}`]: { message: 'Quiz removed.' },
  });
  await userEvent.type(field('Question'), ' Mine');
  await save();
  await settle();
  await press('Remove quiz');
  await press('Remove it');
  await settle();
  expect(screen.getByText('This lecture has no quiz yet.')).toBeVisible();
  expect(screen.queryByText(/not what you began with/)).not.toBeInTheDocument();
});

describe('What was typed', () => {
  it('while it was being saved stays, and is based on what was saved', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof anAnswerKey>>();
    const { settle } = await show({ [`PUT ${QUIZ}`]: () => slow.promise });
    await userEvent.type(field('Question'), ' A');
    await save();
    await userEvent.type(field('Question'), 'B');
    const [question] = anAnswerKey().questions;
    const text = 'How large is their sum? A';
    const saved = anAnswerKey({
      revisedAt: '2026-11-22T09:00:00.000Z',
      questions: question ? [{ ...question, text }] : [],
    });
    await act(async () => slow.resolve(saved));
    await settle();
    expect(field('Question')).toHaveValue(`${text}B`);
    act(() => document.body.replaceChildren());
    await show({ [KEY]: { ...saved } });
    expect(field('Question')).toHaveValue(`${text}B`);
    expect(screen.queryByText(/not what you began with/)).not.toBeInTheDocument();
  });

  it('is kept under their name, to go with their account', async () => {
    const { dispatch } = await show();
    await dispatch(userReceived(aUser()));
    await userEvent.type(field('Question'), ' A draft');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(localStorage.key(0)).toContain(ownDraft(aUser()._id, ''));
  });

  it('is still there after a reload', async () => {
    await show();
    await userEvent.type(field('Question'), ' Really?');
    act(() => document.body.replaceChildren());
    await show();
    expect(field('Question')).toHaveValue('How large is their sum? Really?');
    expect(screen.queryByText(/not what you began with/)).not.toBeInTheDocument();
  });

  it('is nothing to keep once it is as it was', async () => {
    await show();
    await userEvent.type(field('Question'), '!{Backspace}');
    expect(localStorage).toHaveLength(0);
  });
});

describe('A lecture that is not there', () => {
  it('has no quiz to write', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ [KEY]: problem(404, 'NOT_FOUND', 'Gone.') });
    expect(screen.getByText('This lecture was not found.')).toBeVisible();
    log.mockRestore();
  });
});
