import { CourseReviews } from '../../../features/reviews/course-reviews';
import { ReviewForm } from '../../../features/reviews/review-form';
import type { CourseDetail } from '../../../shared/api/types';
import { courseCopy } from '../../../shared/copy/learner';
import { Section } from './section';

interface CourseFeedbackProps {
  course: Pick<CourseDetail, '_id' | 'reviews' | 'reviewCount' | 'isRetired'>;
  isOwner: boolean;
  enrolled: boolean;
}

/** What others say of the course, and a review of one's own. */
export default function CourseFeedback({ course, isOwner, enrolled }: CourseFeedbackProps) {
  // Educators do not review their own courses, and nobody one that is no longer taught.
  const mayReview = (enrolled || !isOwner) && !course.isRetired;
  return (
    <>
      <Section id="reviews" title={courseCopy.reviews}>
        <CourseReviews course={course} isOwner={isOwner} />
      </Section>
      {mayReview && (
        <Section id="write-review" title={courseCopy.writeReview}>
          <ReviewForm courseId={course._id} />
        </Section>
      )}
    </>
  );
}
