import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCourseDetail } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { BuyCard } from './buy-card';

function show(isOwner: boolean) {
  const card = (
    <BuyCard course={aCourseDetail()} action={null} toBuy={!isOwner} isOwner={isOwner} />
  );
  renderWithStore(card, function* () {}, {});
}

describe('What stands beside a course', () => {
  it('leads its owner to editing it', () => {
    show(true);
    const link = screen.getByRole('link', { name: 'Edit course' });
    expect(link).toHaveAttribute('href', '/addcourses/course-1');
  });

  it('offers that to nobody else', () => {
    show(false);
    expect(screen.queryByRole('link', { name: 'Edit course' })).not.toBeInTheDocument();
  });
});
