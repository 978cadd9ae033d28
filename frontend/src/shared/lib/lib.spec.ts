import { describe, expect, it, jest } from '@jest/globals';
import { formatClock, formatDay, formatDayTime, formatDuration } from './dates';
import { formatPrice } from './money';
import { formatDeadline } from './deadline';
import { averageRating } from './ratings';
import { uuid } from './uuid';

describe('A price', () => {
  it.each([
    [null, '₹ NA'],
    [undefined, '₹ NA'],
    [0, '₹0'],
    [499, '₹499'],
    [499.5, '₹499.50'],
    [1499, '₹1,499'],
    [150000, '₹1,50,000'],
    [12345678.5, '₹1,23,45,678.50'],
    [-499, '-₹499'],
  ])('of %s reads %s', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

describe('The average rating', () => {
  it('is 0 without reviews', () => expect(averageRating([])).toBe(0));
  it('has one decimal', () => {
    expect(averageRating([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(4.3);
  });
});

describe('Times', () => {
  it('are written day first', () => {
    expect(formatDayTime('2026-09-05T03:37:00.000Z')).toBe('5 Sep, 09:07');
    expect(formatDay('2026-09-05')).toBe('5 Sep 2026');
  });
  it('are days and hours of India, wherever one reads them', () => {
    expect(formatDayTime('2026-11-21T18:30:00.000Z')).toBe('22 Nov, 00:00');
    expect(formatDay('2026-11-21T18:29:59.000Z')).toBe('21 Nov 2026');
    expect(formatDay('2026-11-21T18:30:00.000Z')).toBe('22 Nov 2026');
  });
  it.each([
    ['Kolkata', -330, '30 Nov 2026'],
    ['Dubai', -240, '30 Nov 2026 (Indian time)'],
  ])('by which something ends are those of India in %s too', (_, offset, text) => {
    const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    expect(formatDeadline('2026-11-30T18:29:59.999Z')).toBe(text);
    zone.mockRestore();
  });
  it('are written as players write them', () => {
    expect([formatClock(5), formatClock(725), formatClock(3725)]).toEqual([
      '0:05',
      '12:05',
      '1:02:05',
    ]);
  });
  it('are summed in hours and minutes', () => {
    expect([formatDuration(240), formatDuration(4200), formatDuration(7200)]).toEqual([
      '4 min',
      '1 h 10 min',
      '2 h',
    ]);
  });
});

it('A key is a UUID of version 4', () => {
  expect(uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
