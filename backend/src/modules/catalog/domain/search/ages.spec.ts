import { describe, expect, it } from '@jest/globals';
import { withoutAges } from './ages.js';

const read = (request: string) => withoutAges(request.split(' ')).join(' ');

describe('The age of somebody', () => {
  it.each([
    ['games for a 10 year old', 'games for a kids'],
    ['my daughter is 9 what could she learn', 'my daughter is kids what could she learn'],
    ['my son turned 12', 'my son turned kids'],
    ['drawing for my 7 year daughter', 'drawing for my kids daughter'],
    ['dance aged 6', 'dance aged kids'],
    ['my mother is 65 and wants to use whatsapp', 'my mother is seniors and wants to use whatsapp'],
    ['python for a 30 year old', 'python for a'],
  ])('%j means %j', (request, meant) => {
    expect(read(request)).toBe(meant);
  });

  it.each([
    'my daughter is in class 9',
    'a course of 9 hours',
    'my son is 9 kilos too heavy',
    'my husband is 40',
    'the limit is 12',
  ])('is not told by %j', (request) => {
    expect(read(request)).toBe(request);
  });
});
