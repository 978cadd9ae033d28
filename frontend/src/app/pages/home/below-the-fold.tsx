import { About } from './about';
import { ExploreCourses } from './explore-courses';
import { LearnerReviews } from './learner-reviews';
import { PopularCourses } from './popular-courses';

/** What one scrolls to. */
export default function BelowTheFold() {
  return (
    <>
      <PopularCourses />
      <ExploreCourses />
      <About />
      <LearnerReviews />
    </>
  );
}
