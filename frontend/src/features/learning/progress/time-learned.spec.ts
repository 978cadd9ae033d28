import { expect, it } from '@jest/globals';
import { timeLearned } from './time-learned';

it.each([
  [0, '0 min'],
  [12, '< 1 min'],
  [119, '1 min'],
  [3600, '1 h'],
  [4259, '1 h 10 min'],
])('%d seconds of learning are said to be "%s", as in the week', (seconds, text) => {
  expect(timeLearned(seconds)).toBe(text);
});
