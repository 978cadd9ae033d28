import { describe, expect, it } from '@jest/globals';
import { aCourseDetail } from '../../shared/testing/builders';
import { openParts, valuesOf } from './course-values';

const course = aCourseDetail({ thumbnail: null });
const withFile = (type: string) => ({
  ...valuesOf(course),
  thumbnail: new File(['x'], 'chosen', { type }),
});

describe('The thumbnail a course still needs', () => {
  it.each(['image/png', 'image/webp'])('is there once a picture is chosen (%s)', (type) => {
    expect(openParts(withFile(type), course)).not.toContain('thumbnail');
  });

  it.each(['text/vtt', 'video/mp4', ''])('is no other file ("%s")', (type) => {
    expect(openParts(withFile(type), course)).toContain('thumbnail');
  });
});
