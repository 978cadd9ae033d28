import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { aResult, anAttempt, later, noon } from '../testing/quiz-builder.js';
import type { JudgedChoice } from './quiz.js';

const judged = (...marks: boolean[]): JudgedChoice[] =>
  marks.map((isRight, n) => ({ questionId: SequentialIds.nth(n), optionIds: [], isRight }));
const attempt = (n: number, ...marks: boolean[]) =>
  anAttempt({ attemptId: SequentialIds.nth(n), choices: judged(...marks), at: later(n) });

describe('The result of a learner in a quiz', () => {
  it('begins with the first attempt', () => {
    const result = aResult();
    expect(result).toMatchObject({ attempts: 1, best: { right: 1, of: 2 }, lastAt: noon });
    expect(result.firstChoices).toEqual(anAttempt().choices);
  });

  it('keeps the best attempt, however many follow', () => {
    const result = aResult(attempt(1, true, false, false));
    result.add(attempt(2, true, true, false));
    result.add(attempt(3, false, false, false));
    expect(result).toMatchObject({ attempts: 3, best: { right: 2, of: 3 }, lastAt: later(3) });
    expect(result.firstChoices).toEqual(judged(true, false, false));
  });

  it('compares shares, because a quiz may get more questions, and prefers the later of equals', () => {
    const result = aResult(attempt(1, true, true));
    result.add(attempt(2, true, true, true, false));
    expect(result.best).toEqual({ right: 2, of: 2 });
    result.add(attempt(3, true, true, true, true));
    expect(result.best).toEqual({ right: 4, of: 4 });
  });

  it('counts an attempt that is sent again only once', () => {
    const result = aResult(attempt(1, false));
    expect(result.add(attempt(1, true))).toBe(false);
    expect(result).toMatchObject({ attempts: 1, best: { right: 0, of: 1 } });
  });

  it('never gets worse', () => {
    const marks = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(marks, fc.array(marks), (first, others) => {
        const result = aResult(attempt(0, ...first));
        let share = 0;
        for (const [n, one] of others.entries()) {
          result.add(attempt(n + 1, ...one));
          const { right, of } = result.best;
          expect(right / of).toBeGreaterThanOrEqual(share);
          share = right / of;
        }
        const shares = [first, ...others].map((one) => one.filter(Boolean).length / one.length);
        expect(result.best.right / result.best.of).toBe(Math.max(...shares));
      }),
    );
  });
});
