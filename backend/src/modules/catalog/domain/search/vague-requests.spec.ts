import { describe, expect, it } from '@jest/globals';
import { intentOf } from './intent.js';
import { wordsOf } from './text.js';

const suggested = (request: string) =>
  intentOf(wordsOf(request)).facets.map(({ label }) => label.split(', '));

describe('A wish that names no subject', () => {
  it.each([
    ['something creative for weekends', 'drawing and painting'],
    ['creative hobby', 'handicraft'],
    ['I want to earn more money', 'ecommerce'],
    ['improve myself', 'time management'],
    ['how to become a better person', 'communication'],
    ['I want to be confident', 'public speaking'],
    ['I feel lonely', 'meditation'],
    ['healthy life', 'yoga'],
    ['something spiritual', 'meditation'],
    ['computer course for job', 'tally'],
    ['kids holidays activity', 'chess'],
    ['a course for my mother', 'smartphone use'],
    ['paise kaise kamaye', 'freelancing'],
    ['increase my confidence', 'public speaking'],
    ['best course for college students', 'interview'],
    ['course for 10th fail', 'electrical work'],
    ['fix things around the house', 'plumbing'],
    ['I want to work abroad', 'ielts'],
    ['how to study effectively', 'time management'],
    ['I love animals', 'pet care'],
    ['learn something new every day', 'cooking'],
  ])('is answered: %j with, among others, %j', (request, subject) => {
    const [facet = [], ...others] = suggested(request);
    expect(others).toEqual([]);
    expect(facet).toContain(subject);
  });

  it.each([
    ['earn more money with photography', 'photography'],
    ['improve my english', 'spoken english'],
    ['calm my crying baby', 'child care'],
    ['healthy cooking', 'cooking'],
    ['how to study chemistry', 'chemistry'],
    ['learn something new in history', 'history'],
  ])('says less than a subject named beside it: %j', (request, subject) => {
    expect(suggested(request).flat()).toContain(subject);
    expect(suggested(request)[0]).toHaveLength(1);
  });

  it('that improves somebody asks for no level', () => {
    expect(intentOf(wordsOf('improve myself')).level).toBeNull();
    expect(intentOf(wordsOf('improve my drawing')).level).toBe('Intermediate');
  });
});
