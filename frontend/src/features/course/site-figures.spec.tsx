import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CourseDetail } from '../../shared/api/types';
import { siteReceived, siteReducer } from '../../shared/site/site.slice';
import { aCourse, aLecture, aReview, aSite } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { BuyCard } from './buy-card';
import { CourseSummary } from './course-summary';

const course = {
  ...aCourse({ averageRating: 4.5, reviewCount: 2 }),
  lectures: [aLecture({ durationSeconds: 5400 })],
  reviews: [aReview()],
} as CourseDetail;

async function show(siteFigures: 'spec' | 'real') {
  const { dispatch } = renderWithStore(
    <>
      <CourseSummary course={course} />
      <BuyCard
        course={course}
        action={null}
        coupon={null}
        couponEntry={null}
        toBuy
        isOwner={false}
        enrolled={false}
      />
    </>,
    function* () {},
    { site: siteReducer },
  );
  await dispatch(siteReceived(aSite({ siteFigures })));
}

describe('The sales figures of a course', () => {
  it('are the fixed ones by default', async () => {
    await show('spec');
    expect(screen.getByText('(1,200 reviews)')).toBeInTheDocument();
    expect(screen.getByText('₹599')).toBeInTheDocument();
    expect(screen.getByText('10+ hours of video content')).toBeInTheDocument();
  });

  it('are counted where the installation says so', async () => {
    await show('real');
    expect(screen.getByText('(2 reviews)')).toBeInTheDocument();
    expect(screen.getByText('1 h 30 min of video content')).toBeInTheDocument();
    expect(screen.queryByText('₹599')).not.toBeInTheDocument();
    expect(screen.queryByText(/10\+ hours/)).not.toBeInTheDocument();
  });

  it('stand beside the true average in both', async () => {
    await show('real');
    expect(screen.getByText('4.5')).toBeInTheDocument();
    expect(screen.getByText('Lifetime access to course materials')).toBeInTheDocument();
  });
});
