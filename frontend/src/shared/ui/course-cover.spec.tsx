import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { CourseCover } from './course-cover';

const base = '/api/files/public/thumbnails/one/';
const course = {
  title: 'Night shifts',
  category: 'Others',
  thumbnail: `${base}640.webp`,
  thumbnailSet: { base, widths: [320, 640], formats: ['avif' as const, 'webp' as const] },
};

function show() {
  const { container } = render(<CourseCover course={course} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const fail = () => fireEvent.error(all('img')[0] as Element);
  return { all, fail };
}

describe('The cover of a course', () => {
  it('lets the browser choose format and width', () => {
    const { all } = show();
    expect(all('source').map((source) => source.getAttribute('type'))).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(all('source')[0]?.getAttribute('srcset')).toBe(
      `${base}320.avif 320w, ${base}640.avif 640w`,
    );
  });

  it('falls back to the plain picture, then to a drawn one', () => {
    const { all, fail } = show();
    fail();
    expect(all('source')).toEqual([]);
    expect(all('img')).toHaveLength(1);
    fail();
    expect(all('img')).toEqual([]);
    expect(all('svg')).toHaveLength(1);
  });
});
