import { homeCopy } from '../../../shared/copy/home';
import { DocumentTitle } from '../../../shared/ui/page-title';
import { About } from './about';
import { ExploreCourses } from './explore-courses';
import { FeaturePills } from './feature-pills';
import { Hero } from './hero';
import { LearnerReviews } from './learner-reviews';
import { PopularCourses } from './popular-courses';

export default function HomePage() {
  return (
    <>
      <DocumentTitle title={homeCopy.title} />
      <Hero />
      <FeaturePills />
      <PopularCourses />
      <ExploreCourses />
      <About />
      <LearnerReviews />
    </>
  );
}
