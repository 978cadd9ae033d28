import { useState } from 'react';
import type { Review } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { Button } from '../../shared/ui/button';
import { CourseReview } from './course-review';
import { RatingDistribution } from './rating-distribution';

const SHOWN_AT_FIRST = 4;

interface CourseReviewsProps {
  courseId: string;
  reviews: readonly Review[];
  isOwner: boolean;
}

/** How the ratings of one course are distributed, and its newest reviews. */
export function CourseReviews({ courseId, reviews, isOwner }: CourseReviewsProps) {
  const [all, setAll] = useState(false);
  if (reviews.length === 0) return <p className="text-muted">{courseCopy.noReviews}</p>;
  return (
    <div className="grid gap-6">
      <RatingDistribution courseId={courseId} />
      <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        {(all ? reviews : reviews.slice(0, SHOWN_AT_FIRST)).map((review) => (
          <li key={review._id}>
            <CourseReview review={review} isOwner={isOwner} />
          </li>
        ))}
      </ul>
      {!all && reviews.length > SHOWN_AT_FIRST && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setAll(true)}>
          {courseCopy.allReviews}
        </Button>
      )}
    </div>
  );
}
