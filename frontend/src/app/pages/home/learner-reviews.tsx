import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { selectAllReviews } from '../../../features/reviews/reviews.selectors';
import { homeSectionsCopy } from '../../../shared/copy/home-sections';
import { ReviewCard } from '../../../shared/ui/review-card';
import { SectionHeading } from './section-heading';

const HOME_REVIEWS = 6;

/** Without reviews, only the title is shown. */
export function LearnerReviews() {
  const reviews = useDeferredValue(useSelector(selectAllReviews)).slice(0, HOME_REVIEWS);
  const { title, text } = homeSectionsCopy.reviews;
  return (
    <section aria-labelledby="reviews-heading" className="below border-t border-line bg-surface">
      <div className="container-page py-16 md:py-20">
        <SectionHeading id="reviews-heading" title={title} text={text} />
        {reviews.length > 0 && (
          <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {reviews.map((review) => (
              <li key={review._id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
