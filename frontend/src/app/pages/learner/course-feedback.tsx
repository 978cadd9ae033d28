import { CourseReviews } from '../../../features/reviews/course-reviews';
import { ReviewForm } from '../../../features/reviews/review-form';
import type { CourseDetail } from '../../../shared/api/types';
import { courseCopy } from '../../../shared/copy/learner';
import { Section } from './section';

interface CourseFeedbackProps {
  course: CourseDetail;
  isOwner: boolean;
  mayReview: boolean;
}

/** What others say of the course, and a review of one's own. */
export default function CourseFeedback({ course, isOwner, mayReview }: CourseFeedbackProps) {
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
