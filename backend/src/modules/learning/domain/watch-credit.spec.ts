import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { later, noon } from '../testing/enrollment-builder.js';
import { WatchCredit } from './watch-credit.js';
import { ticksOf } from './watched-intervals.js';

describe('watch credit', () => {
  it('starts with ten seconds and grows at double speed', () => {
    const credit = WatchCredit.start(noon);
    expect(credit.allowance(noon)).toBe(ticksOf(10));
    expect(credit.allowance(later(60))).toBe(ticksOf(130));
  });

  it('counts anew from the last credited message', () => {
    const credit = WatchCredit.start(noon).spend(ticksOf(20), later(3600));
    expect(credit.allowance(later(3660))).toBe(ticksOf(130));
  });

  it('is not touched by a message that brought nothing', () => {
    const credit = WatchCredit.start(noon);
    expect(credit.spend(0, later(60))).toBe(credit);
  });

  it('grows by nothing while a clock goes backwards', () => {
    expect(WatchCredit.start(noon).allowance(later(-60))).toBe(ticksOf(10));
  });

  it('never gives more than twice the time since enrolling plus ten seconds, however it is drawn', () => {
    const draws = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 500 })),
      { maxLength: 50 },
    );
    fc.assert(
      fc.property(draws, (steps) => {
        let credit = WatchCredit.start(noon);
        let [elapsed, total] = [0, 0];
        for (const [pauseMs, wanted] of steps) {
          elapsed += pauseMs / 1000;
          const spent = Math.min(wanted, credit.allowance(later(elapsed)));
          credit = credit.spend(spent, later(elapsed));
          total += spent;
        }
        expect(total).toBeLessThanOrEqual(ticksOf(2 * elapsed + 10));
      }),
    );
  });
});
