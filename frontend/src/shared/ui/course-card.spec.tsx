import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aCourse } from '../testing/builders';
import { CourseCard } from './course-card';

function show(detailed: boolean, rating = { averageRating: 4.5, reviewCount: 12 }) {
  return render(<CourseCard course={aCourse(rating)} detailed={detailed} />, {
    wrapper: MemoryRouter,
  });
}

describe('The number of ratings on a card', () => {
  it('stands beside their average', () => {
    show(false);
    expect(screen.getByText('(12)')).toBeVisible();
  });

  it('is said once where the card has words for it', () => {
    show(true);
    expect(screen.getByText('12 reviews')).toBeVisible();
    expect(screen.queryByText('(12)')).not.toBeInTheDocument();
  });
});

describe('The star on a card', () => {
  it.each([
    ['filled', 4.5, 12],
    ['empty while nobody has rated', 0, 0],
  ])('is %s', (_, averageRating, reviewCount) => {
    const { container } = show(false, { averageRating, reviewCount });
    expect(container.querySelectorAll('.fill-star')).toHaveLength(reviewCount ? 1 : 0);
    expect(screen.getByText(averageRating.toFixed(1))).toBeVisible();
  });
});
