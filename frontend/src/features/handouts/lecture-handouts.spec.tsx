import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aLecture } from '../../shared/testing/builders';
import { handoutsLabel, LectureHandouts } from './lecture-handouts';

const url = '/api/course/handouts/lecture-1/handout-1';
const withFile = aLecture({
  handoutCount: 1,
  handouts: [{ _id: 'handout-1', name: 'slides.pdf', size: 1, url }],
});

describe('The files beside a lecture', () => {
  it('are links that browsers save', () => {
    render(<LectureHandouts lecture={withFile} />);
    expect(screen.getByRole('region', { name: 'Files' })).toBeVisible();
    const link = screen.getByRole('link', { name: /slides\.pdf/ });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([url, true]);
    expect(handoutsLabel(withFile)).toBe('1 file');
  });

  it('are not spoken of where there are none', () => {
    const { container } = render(<LectureHandouts lecture={aLecture()} />);
    expect(container).toBeEmptyDOMElement();
    expect(handoutsLabel(aLecture())).toBeNull();
  });
});
