import { FactType } from '../../../platform/domain/fact.js';

interface LearnerInCourse {
  readonly learnerId: string;
  readonly courseId: string;
}

export const LearnerEnrolled = new FactType<LearnerInCourse>('learning.learner_enrolled.v1');
/** Access is over, progress is kept. */
export const EnrollmentEnded = new FactType<LearnerInCourse>('learning.enrollment_ended.v1');
/** Every lecture the course had at that moment is done; said again when a refunded learner comes back. */
export const CourseCompleted = new FactType<LearnerInCourse>('learning.course_completed.v1');

interface CertificateOfLearner extends LearnerInCourse {
  readonly certificateId: string;
}

/** New, or valid again. */
export const CertificateIssued = new FactType<CertificateOfLearner>(
  'learning.certificate_issued.v1',
);
export const CertificateRevoked = new FactType<CertificateOfLearner>(
  'learning.certificate_revoked.v1',
);
