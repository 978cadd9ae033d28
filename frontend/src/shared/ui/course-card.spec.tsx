import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aCourse } from '../testing/builders';
import { CourseCard } from './course-card';

function show(detailed: boolean) {
  const course = aCourse({ averageRating: 4.5, reviewCount: 12 });
  render(<CourseCard course={course} detailed={detailed} />, { wrapper: MemoryRouter });
}

describe('The number of ratings on a card', () => {
  it('stands beside their average', () => {
    show(false);
    expect(screen.getByText('(12)')).toBeVisible();
  });

  it('is said once where the card has words for it', () => {
    show(true);
    expect(screen.getByText('12 ratings')).toBeVisible();
    expect(screen.queryByText('(12)')).not.toBeInTheDocument();
  });
});
