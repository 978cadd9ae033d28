import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer, aThread } from '../../shared/testing/builders';
import { problem } from '../../shared/testing/fake-server';
import { ONE, openThread, press, self, show } from './testing/questions-stage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
let log: jest.SpiedFunction<typeof console.error> | undefined;
afterEach(() => log?.mockRestore());

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
