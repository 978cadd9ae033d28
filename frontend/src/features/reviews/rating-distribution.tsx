import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { courseReviewsCopy as copy } from '../../shared/copy/reviews';
import { AverageStars } from '../../shared/ui/average-stars';
import { ratingRequested, selectRating } from './course-reviews.slice';

/** The average and the number of each rating; hidden without reviews. */
export function RatingDistribution({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const rating = useSelector(selectRating(courseId));
  useEffect(() => void dispatch(ratingRequested(courseId)), [dispatch, courseId]);
  if (!rating || rating.reviewCount === 0) return null;
  const { averageRating, reviewCount, distribution } = rating;
  return (
    <div className="grid items-center gap-6 rounded-card bg-surface p-5 sm:grid-cols-[auto_1fr]">
      <div className="grid justify-items-center gap-1 text-center">
        <p className="text-4xl font-extrabold tabular-nums">{averageRating.toFixed(1)}</p>
        <AverageStars average={averageRating} />
        <p className="text-sm text-muted">{copy.count(reviewCount)}</p>
      </div>
      <ul className="grid gap-1.5">
        {distribution.map(({ stars, count }) => (
          <Row key={stars} stars={stars} count={count} of={reviewCount} />
        ))}
      </ul>
    </div>
  );
}

function Row({ stars, count, of }: { stars: number; count: number; of: number }) {
  const percent = Math.round((100 * count) / of);
  return (
    <li className="grid grid-cols-[4rem_1fr_3rem] items-center gap-3 text-sm">
      <span>{copy.stars(stars)}</span>
      <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-surface-2 track">
        <span className="block h-full rounded-full bg-star fill" style={{ width: `${percent}%` }} />
      </span>
      <span className="text-right text-muted tabular-nums">{copy.share(percent)}</span>
    </li>
  );
}
