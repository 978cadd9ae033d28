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

/** The reviews of the course, and the form for one's own. */
export default function CourseFeedback({ course, isOwner, enrolled }: CourseFeedbackProps) {
  // Educators cannot review their own courses, and nobody can review a retired one.
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
