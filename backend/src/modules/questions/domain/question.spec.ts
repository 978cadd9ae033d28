import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, NotFound } from '../../../platform/domain/domain-error.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import {
  answered,
  aQuestion,
  asha,
  ben,
  educator,
  later,
  noon,
} from '../testing/question-builder.js';
import { QuestionWithdrawn, TooManyAnswers } from './errors.js';
import { MAX_ANSWERS, MAX_OF_ONE, MAX_WORDS } from './question.js';

const textsOf = ({ answers }: ReturnType<typeof aQuestion>) => answers.map(({ text }) => text);

describe('A question', () => {
  it('keeps who asked what, where and when, and waits for the educator', () => {
    const asked = { authorId: asha, text: 'Why are both angles equal?', positionSeconds: 192 };
    expect(aQuestion()).toMatchObject({
      ...asked,
      createdAt: noon,
      editedAt: null,
      isAwaiting: true,
    });
  });

  it('tells that it was asked', () => {
    const { id: questionId, courseId } = aQuestion();
    expect(aQuestion().pullFacts()).toEqual([
      { type: 'questions.question_asked.v1', payload: { questionId, courseId } },
    ]);
  });

  it('stands at the end when the video has become shorter than its moment', () => {
    expect(aQuestion({ positionSeconds: 700 }).positionSeconds).toBe(600);
  });

  it.each(['', '\u200b', 'a'.repeat(MAX_WORDS + 1), 'a\u0007b'])('is not asked as %j', (text) => {
    expect(() => aQuestion({ text })).toThrow(InvalidInput);
  });

  it('is rewritten by who asked, and by nobody else', () => {
    const question = aQuestion();
    expect(question.rewrite(asha, 'Why?', later(5))).toBe(true);
    expect(question).toMatchObject({ text: 'Why?', editedAt: later(5) });
    expect(question.rewrite(asha, 'Why?', later(9))).toBe(false);
    expect(question.editedAt).toEqual(later(5));
    expect(() => question.rewrite(ben, 'Mine', later(9))).toThrow(NotFound);
  });

  it('leaves nothing once it is withdrawn without answers', () => {
    const question = aQuestion();
    question.withdraw();
    expect(question).toMatchObject({ isEmpty: true, isAwaiting: false });
  });

  it('leaves its answers once it is withdrawn, and takes no further ones', () => {
    const question = aQuestion();
    answered(question, { authorId: ben });
    question.withdraw();
    expect(question).toMatchObject({ text: null, authorId: null, isEmpty: false });
    expect(textsOf(question)).toHaveLength(1);
    expect(() => answered(question, { id: SequentialIds.nth(9) })).toThrow(QuestionWithdrawn);
    expect(() => question.rewrite(asha, 'Back', later(9))).toThrow(NotFound);
    expect(answered(question, { authorId: ben, text: 'Still mine to edit' })).toBe(false);
    question.removeAnswer(question.answers[0]?.id ?? '');
    expect(question.isEmpty).toBe(true);
  });
});

describe('An answer', () => {
  it('is told, and ends the waiting when it is the educator’s', () => {
    const question = aQuestion();
    question.pullFacts();
    answered(question, { id: SequentialIds.nth(1), authorId: ben });
    expect(question.isAwaiting).toBe(true);
    answered(question, { id: SequentialIds.nth(2) });
    expect(question.isAwaiting).toBe(false);
    expect(question.pullFacts().map(({ type }) => type)).toEqual([
      'questions.question_answered.v1',
      'questions.question_answered.v1',
    ]);
  });

  it('sent again changes its text, and is told once', () => {
    const question = aQuestion();
    expect(answered(question)).toBe(true);
    question.pullFacts();
    expect(answered(question, { text: 'Better words', at: later(90) })).toBe(false);
    expect(question.answers).toMatchObject([
      { text: 'Better words', editedAt: later(90).toISOString() },
    ]);
    expect(answered(question, { text: 'Better words', at: later(99) })).toBe(false);
    expect(question.answers[0]?.editedAt).toBe(later(90).toISOString());
    expect(question.pullFacts()).toEqual([]);
  });

  it('is changed by nobody else', () => {
    const question = aQuestion();
    answered(question, { authorId: ben });
    expect(() => answered(question, { authorId: educator, text: 'Mine' })).toThrow(NotFound);
  });

  it('is changed where it is, and does not come back where it was removed', () => {
    const question = aQuestion();
    answered(question, { authorId: ben });
    const [{ id } = { id: '' }] = question.answers;
    question.rewriteAnswer(id, ben, 'Other words', later(90));
    expect(question.answers).toMatchObject([
      { text: 'Other words', editedAt: later(90).toISOString() },
    ]);
    expect(() => question.rewriteAnswer(id, asha, 'Mine', later(99))).toThrow(NotFound);
    question.removeAnswer(id);
    expect(() => question.rewriteAnswer(id, ben, 'Back', later(99))).toThrow(NotFound);
  });

  it('of the educator is taken whatever learners said', () => {
    const question = aQuestion();
    for (let n = 1; n <= MAX_ANSWERS; n += 1)
      answered(question, { id: SequentialIds.nth(n), authorId: `learner ${n}` });
    const late = { id: SequentialIds.nth(998), authorId: ben };
    expect(() => answered(question, late)).toThrow(TooManyAnswers);
    expect(answered(question, { id: SequentialIds.nth(999) })).toBe(true);
  });

  it('leaves room for others, however many one learner writes', () => {
    const question = aQuestion();
    const write = (n: number, authorId: string) =>
      answered(question, { id: SequentialIds.nth(n), authorId });
    for (let n = 1; n <= MAX_OF_ONE; n += 1) write(n, ben);
    expect(() => write(50, ben)).toThrow(TooManyAnswers);
    expect(write(50, asha)).toBe(true);
  });

  it('is refused beyond a hundred', () => {
    const question = aQuestion();
    for (let n = 1; n <= MAX_ANSWERS; n += 1) answered(question, { id: SequentialIds.nth(n) });
    expect(() => answered(question, { id: SequentialIds.nth(101) })).toThrow(TooManyAnswers);
  });

  it('cannot be removed twice', () => {
    const question = aQuestion();
    answered(question);
    const id = question.answers[0]?.id ?? '';
    question.removeAnswer(id);
    expect(question.isAwaiting).toBe(true);
    expect(() => question.removeAnswer(id)).toThrow(NotFound);
  });
});

describe('Whatever is answered and removed', () => {
  const step = fc.record({
    id: fc.integer({ min: 1, max: 6 }).map((n) => SequentialIds.nth(n)),
    authorId: fc.constantFrom(asha, ben, educator),
    kind: fc.constantFrom('answer', 'remove', 'withdraw'),
  });

  it('a question waits as long as it has words and no answer of the educator', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const question = aQuestion();
        for (const { id, authorId, kind } of steps) {
          try {
            if (kind === 'answer') answered(question, { id, authorId });
            else if (kind === 'remove') question.removeAnswer(id);
            else question.withdraw();
          } catch {
            // Refused: it must have changed nothing.
          }
          const isAnswered = question.answers.some(({ authorId: by }) => by === educator);
          expect(question.isAwaiting).toBe(question.text !== null && !isAnswered);
          expect(new Set(question.answers.map((answer) => answer.id)).size).toBe(
            question.answers.length,
          );
        }
      }),
    );
  });
});
