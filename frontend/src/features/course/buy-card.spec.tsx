import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { CourseDetail } from '../../shared/api/types';
import { aCourseDetail, aLecture } from '../../shared/testing/builders';
import { aCouponPrice } from '../../shared/testing/coupon-builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { BuyBar } from './buy-bar';
import { BuyCard } from './buy-card';

function show(isOwner: boolean, enrolled = false, given: Partial<CourseDetail> = {}) {
  const course = aCourseDetail({ price: 1499, ...given });
  const toBuy = !isOwner && !enrolled;
  const standing = { toBuy, isOwner, enrolled, coupon: null, couponEntry: null };
  const card = <BuyCard {...standing} course={course} action={null} />;
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

  it('promises money back to those who may buy it, and to nobody else', () => {
    show(false);
    expect(screen.getByText(/Money back/)).toBeVisible();
    cleanup();
    show(false, true);
    expect(screen.queryByText(/Money back/)).toBeNull();
  });

  it('tells its owner that it is not published, and offers no link to it', () => {
    show(true, false, { isPublished: false });
    expect(screen.getByText('Not published: nobody can find or buy it')).toBeVisible();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    cleanup();
    show(true);
    expect(screen.queryByText(/Not published/)).toBeNull();
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  });

  it('counts the files of all lectures, where there are any', () => {
    const lectures = [aLecture({ handoutCount: 2 }), aLecture(), aLecture({ handoutCount: 3 })];
    show(false, false, { lectures });
    expect(screen.getByText('5 files to download')).toBeVisible();
    cleanup();
    show(false, false, { lectures: [aLecture()] });
    expect(screen.queryByText(/files? to download/)).toBeNull();
  });

  it('tells those who are enrolled so', () => {
    show(false, true);
    expect(screen.getByText('You are enrolled')).toBeVisible();
  });
});

describe('The bar at the lower edge of phones', () => {
  it.each([
    [false, '₹1,499', 'You are enrolled'],
    [true, 'You are enrolled', '₹1,499'],
  ])('tells the price to those who have not paid it (enrolled: %s)', (enrolled, shown, gone) => {
    const course = aCourseDetail({ price: 1499 });
    renderWithStore(
      <BuyBar course={course} action={null} coupon={null} enrolled={enrolled} />,
      function* () {},
      {},
    );
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(gone)).toBeNull();
  });

  it('tells the price with the coupon, and the one it replaces', () => {
    const course = aCourseDetail({ price: 499 });
    const bar = <BuyBar course={course} action={null} coupon={aCouponPrice()} enrolled={false} />;
    renderWithStore(bar, function* () {}, {});
    expect(screen.getByText('₹399')).toBeVisible();
    expect(screen.getByRole('deletion')).toHaveTextContent('Price without the coupon ₹499');
  });
});
