import { describe, expect, it } from '@jest/globals';
import { withEachClass, withoutSchooling } from './school-classes.js';
import { wordsOf } from './text.js';

const classes = (text: string) => withEachClass(wordsOf(text)).join(' ');
const left = (text: string) => withoutSchooling(wordsOf(text)).join(' ');

describe('School classes', () => {
  it('names each class of a range or a list', () => {
    expect(classes('AI for Class 9-12')).toBe('ai for class 9 class 10 class 11 class 12');
    expect(classes('Class 11 + 12 full syllabus')).toBe('class 11 class 12 full syllabus');
    expect(classes('class 11 and 12 maths')).toBe('class 11 class 12 maths');
  });

  it('leaves other numbers alone', () => {
    expect(classes('class 10 under 500')).toBe('class 10 under 500');
    expect(classes('a class of 40')).toBe('a class of 40');
    expect(classes('Excel 2 to 4')).toBe('excel 2 to 4');
  });

  it('takes what somebody has finished for no request for its lessons', () => {
    expect(left('job for 10th pass')).toBe('job for pass');
    expect(left('courses after 12th')).toBe('courses pass');
    expect(left('12th ke baad course')).toBe('pass ke baad course');
    expect(left('12th pass kaise kare')).toBe('12th pass kaise kare');
    expect(left('10th maths')).toBe('10th maths');
  });
});
