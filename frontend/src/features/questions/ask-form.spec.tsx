import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionThread } from '../../shared/api/types';
import { aThread } from '../../shared/testing/builders';
import { problem } from '../../shared/testing/fake-server';
import { questionAsked } from './questions.slice';
import { press, self, show } from './testing/questions-stage';

const SOME_IDS = [1, 2, 3].map((nth) => `00000000-0000-4000-8000-00000000000${nth}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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

  it('waits for no question about another course', async () => {
    const first = Promise.withResolvers<QuestionThread>();
    const { calls, store, settle } = await show({
      questions: [],
      routes: { 'PUT /api/questions/new': () => first.promise },
    });
    const words = { lectureId: 'lecture-1', positionSeconds: 65, text: 'Which exit?' };
    act(() => {
      for (const [at, courseId] of ['course-1', 'course-2', 'course-1'].entries())
        store.dispatch(questionAsked({ ...words, courseId, questionId: SOME_IDS[at] ?? '' }));
    });
    await settle();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    expect(sent).toEqual(SOME_IDS.slice(0, 2).map((id) => `/api/questions/${id}`));
    first.resolve(aThread());
    await settle();
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
