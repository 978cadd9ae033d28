import { describe, expect, it } from '@jest/globals';
import { CoursePriceOutOfRange } from '../../domain/courses/course-errors.js';
import { assertPriceInRange } from '../../domain/courses/course-price.js';
import { CourseFields } from './course-requests.js';

describe('The price of an edited course', () => {
  it('is read however large, so that the answer can name the range', () => {
    const { price } = CourseFields.parse({ price: '99999999999' });
    expect(() => price && assertPriceInRange(price)).toThrow(CoursePriceOutOfRange);
  });
});
