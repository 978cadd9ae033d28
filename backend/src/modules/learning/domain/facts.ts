import { FactType } from '../../../platform/domain/fact.js';

interface LearnerInCourse {
  readonly learnerId: string;
  readonly courseId: string;
}

export const LearnerEnrolled = new FactType<LearnerInCourse>('learning.learner_enrolled.v1');
/** Access ended; the progress is kept. */
export const EnrollmentEnded = new FactType<LearnerInCourse>('learning.enrollment_ended.v1');
/**
 * The learner has done every lecture the course had at that moment; recorded again when a refunded learner comes back.
 */
export const CourseCompleted = new FactType<LearnerInCourse>('learning.course_completed.v1');

interface CertificateOfLearner extends LearnerInCourse {
  readonly certificateId: string;
}

/** Newly issued, or valid again. */
export const CertificateIssued = new FactType<CertificateOfLearner>(
  'learning.certificate_issued.v1',
);
export const CertificateRevoked = new FactType<CertificateOfLearner>(
  'learning.certificate_revoked.v1',
);
