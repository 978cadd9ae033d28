import { LearningProgress } from '../../../features/learning/learning-progress';
import { RecommendedCourses } from './recommended-courses';

export default function LearningProgressPage() {
  return <LearningProgress afterwards={<RecommendedCourses />} />;
}
