import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import {
  anOption,
  aPairQuestion,
  aQuestion,
  aQuiz,
  choosing,
  later,
  noon,
} from '../testing/quiz-builder.js';
import { QuizChanged } from './errors.js';
import type { Choice } from './quiz.js';
import { MAX_QUESTIONS, type QuizQuestion, takesSeveral } from './quiz-question.js';

/** The field and the message of what is wrong with the questions. */
function fault(...questions: QuizQuestion[]) {
  try {
    aQuiz({ questions });
    return null;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.details.fields?.[0];
  }
}

describe('A quiz', () => {
  it('has 1 to 20 questions', () => {
    const many = Array.from({ length: MAX_QUESTIONS + 1 }, (_, n) =>
      aQuestion({ text: `Question ${n}`, options: [anOption(`${n}`, true), anOption(`not ${n}`)] }),
    );
    expect(fault()).toMatchObject({ field: 'questions' });
    expect(fault(...many)).toMatchObject({ field: 'questions' });
    expect(fault(...many.slice(1))).toBeNull();
  });

  it('asks questions with 2 to 6 options that differ, of which at least one is right', () => {
    const withOptions = (...options: QuizQuestion['options']) => fault(aQuestion({ options }));
    const options = { field: 'questions.0.options' };
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => anOption(text, true));
    expect(withOptions(anOption('180', true))).toMatchObject(options);
    expect(withOptions(...seven)).toMatchObject(options);
    expect(withOptions(...seven.slice(1))).toBeNull();
    expect(withOptions(anOption('90'), anOption('180'))).toMatchObject(options);
    const twin = { ...anOption('180'), id: anOption('other').id };
    expect(withOptions(anOption('180', true), twin)).toMatchObject(options);
    expect(withOptions(anOption('a b', true), anOption('a  b'))).toMatchObject(options);
  });

  it('has visible words of a length that fits', () => {
    expect(fault(aPairQuestion(), aQuestion({ text: '\u200b' }))).toEqual({
      field: 'questions.1.text',
      message: 'Question is required.',
    });
    expect(fault(aQuestion({ text: 'a'.repeat(501) }))).toMatchObject({
      field: 'questions.0.text',
    });
    expect(fault(aQuestion({ text: '😀'.repeat(500) }))).toBeNull();
    const long = anOption('a'.repeat(201));
    expect(fault(aQuestion({ options: [anOption('180', true), long] }))).toMatchObject({
      field: 'questions.0.options.1.text',
    });
    expect(fault(aQuestion({ explanation: '' }))).toMatchObject({
      field: 'questions.0.explanation',
    });
    expect(fault(aQuestion({ text: 'Two\nlines', explanation: 'a\u0000b' }))).toMatchObject({
      field: 'questions.0.explanation',
    });
  });

  it('has texts that are not too long together', () => {
    const long = (n: number) =>
      aQuestion({
        text: `${n}${'a'.repeat(498)}`,
        options: [`${n} a`, `${n} b`, `${n} c`, `${n} d`].map((text) =>
          anOption(text.padEnd(200, '.'), true),
        ),
      });
    const sixteen = Array.from({ length: 16 }, (_, n) => long(10 + n));
    expect(fault(...sixteen)).toBeNull();
    expect(fault(...sixteen, long(30))).toMatchObject({ field: 'questions' });
  });

  it('has options of one line', () => {
    const [first = anOption('a'), ...others] = aQuestion().options;
    const options = [{ ...first, text: 'Two\nlines' }, ...others];
    expect(fault(aQuestion({ options }))).toMatchObject({ field: 'questions.0.options.0.text' });
  });

  it('tells its questions and options apart by their ids', () => {
    expect(fault(aQuestion(), aQuestion())).toMatchObject({ field: 'questions' });
    const shared = { ...aPairQuestion(), id: aQuestion().options[0]?.id ?? '' };
    expect(fault(aQuestion(), shared)).toMatchObject({ field: 'questions' });
  });

  it('lets choose several options where several are right', () => {
    expect([aQuestion(), aPairQuestion()].map(takesSeveral)).toEqual([false, true]);
  });
});

describe('A quiz that is revised', () => {
  it('is another state, later than the one before, however fast', () => {
    const quiz = aQuiz();
    expect(quiz.revise([aQuestion()], noon)).toBe(true);
    expect(quiz.questions).toEqual([aQuestion()]);
    expect(quiz.revisedAt > noon).toBe(true);
    expect(quiz.revise([aPairQuestion()], later(60))).toBe(true);
    expect(quiz.revisedAt).toEqual(later(60));
  });

  it('is the same state when nothing changed', () => {
    const quiz = aQuiz();
    const { id, text, explanation, options } = aQuestion();
    const reordered = options.map((option) => ({
      isRight: option.isRight,
      text: option.text,
      id: option.id,
    }));
    const same = [{ explanation, options: reordered, text, id }, aPairQuestion()];
    expect(quiz.revise(same, later(60))).toBe(false);
    expect(quiz.revisedAt).toEqual(noon);
    expect(quiz.revise([aPairQuestion(), aQuestion()], later(60))).toBe(true);
  });

  it('stays as it was when the new questions are not sound', () => {
    const quiz = aQuiz();
    expect(() => quiz.revise([], later(60))).toThrow(InvalidInput);
    expect([quiz.questions, quiz.revisedAt]).toEqual([aQuiz().questions, noon]);
  });
});

describe('Answers to a quiz', () => {
  const one = aQuestion();
  const pair = aPairQuestion();
  const judge = (...choices: Choice[]) => aQuiz().judge(choices, noon);
  const right = (...choices: Choice[]) => judge(...choices).map(({ isRight }) => isRight);

  it('are right when exactly the right options were chosen', () => {
    expect(right(choosing(one, '180'), choosing(pair, '2', '4'))).toEqual([true, true]);
    expect(right(choosing(one, '90', '180'), choosing(pair, '2'))).toEqual([false, false]);
    expect(right(choosing(pair, '2', '3', '4'), choosing(one, '180'))).toEqual([true, false]);
  });

  it('are wrong where nothing was chosen, and come in the order of the quiz', () => {
    expect(judge(choosing(pair, '4', '2'))).toEqual([
      { questionId: one.id, optionIds: [], isRight: false },
      { questionId: pair.id, optionIds: [anOption('2').id, anOption('4').id], isRight: true },
    ]);
  });

  it('are given once for each question', () => {
    expect(() => judge(choosing(one, '90'), choosing(one, '180'))).toThrow(InvalidInput);
  });

  it('do not count for another state of the quiz', () => {
    expect(() => aQuiz().judge([choosing(one, '180')], later(1))).toThrow(QuizChanged);
    const strange = aQuestion({ text: 'Another question' });
    expect(() => judge(choosing(strange, '180'))).toThrow(QuizChanged);
    const foreign = { questionId: one.id, optionIds: [anOption('2').id] };
    expect(() => judge(foreign)).toThrow(QuizChanged);
  });

  it('are all right for whoever chooses what is marked, and for nobody else', () => {
    const quiz = fc.array(fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(quiz, fc.nat(), (marks, flipped) => {
        const sound = marks.map(([, ...rest]) => [true, ...rest]);
        const questions = sound.map((options, n) =>
          aQuestion({
            text: `Question ${n}`,
            options: options.map((isRight, at) => anOption(`${n}.${at}`, isRight)),
          }),
        );
        const flip = flipped % questions.length;
        const choices = questions.map(({ id: questionId, options }, n) => ({
          questionId,
          optionIds: options
            .filter(({ isRight }, at) => (n === flip && at === 0 ? !isRight : isRight))
            .map(({ id }) => id),
        }));
        const judged = aQuiz({ questions }).judge(choices, noon);
        expect(judged.map(({ isRight }) => isRight)).toEqual(questions.map((_, n) => n !== flip));
      }),
    );
  });
});
