import { useState } from 'react';
import type { Review } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { Button } from '../../shared/ui/button';
import { ReviewCard } from '../../shared/ui/review-card';

const SHOWN_AT_FIRST = 4;

/** The newest reviews of one course. */
export function CourseReviews({ reviews }: { reviews: readonly Review[] }) {
  const [all, setAll] = useState(false);
  if (reviews.length === 0) return <p className="text-muted">{courseCopy.noReviews}</p>;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 sm:grid-cols-2">
        {(all ? reviews : reviews.slice(0, SHOWN_AT_FIRST)).map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
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
