import { useDispatch, useSelector } from 'react-redux';
import { selectAllReviews } from '../../../features/reviews/reviews.selectors';
import { allReviewsRequest, reviewsRequested } from '../../../features/reviews/reviews.slice';
import { testimonialsCopy } from '../../../shared/copy/pages';
import { useRequest } from '../../../shared/requests/use-request';
import { ButtonLink } from '../../../shared/ui/button';
import { ReviewCard } from '../../../shared/ui/review-card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/states';
import { PageFrame } from './page-frame';

export default function TestimonialsPage() {
  const { title, lead } = testimonialsCopy;
  return (
    <PageFrame title={title} lead={lead}>
      <StoredReviews />
    </PageFrame>
  );
}

/** Only real reviews by learners. */
function StoredReviews() {
  const reviews = useSelector(selectAllReviews);
  const dispatch = useDispatch();
  const { settled, failure } = useRequest(allReviewsRequest);
  if (!settled)
    return (
      <div aria-busy className="late grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-56 rounded-card" />
        ))}
      </div>
    );
  if (reviews.length === 0 && failure)
    return (
      <ErrorState text={testimonialsCopy.failed} onRetry={() => dispatch(reviewsRequested())} />
    );
  if (reviews.length === 0)
    return (
      <EmptyState text={testimonialsCopy.empty}>
        <ButtonLink to="/allcourses">{testimonialsCopy.browse}</ButtonLink>
      </EmptyState>
    );
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
