import { About } from './about';
import { ExploreCourses } from './explore-courses';
import { LearnerReviews } from './learner-reviews';
import { PopularCourses } from './popular-courses';

/** The sections below the first screen. */
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
