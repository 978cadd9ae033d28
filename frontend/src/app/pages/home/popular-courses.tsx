import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPublishedCourses } from '../../../features/catalog/catalog.selectors';
import { catalogRequests, publishedRequested } from '../../../features/catalog/catalog.slice';
import { commonCopy } from '../../../shared/copy/common';
import { homeSectionsCopy } from '../../../shared/copy/home-sections';
import { useRequest } from '../../../shared/requests/use-request';
import { ButtonLink } from '../../../shared/ui/button';
import { CourseCard, CourseCardSkeleton } from '../../../shared/ui/course-card';
import { ErrorState } from '../../../shared/ui/states';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { SectionHeading } from './section-heading';

const POPULAR_COURSES = 6;
const SKELETONS = [1, 2, 3, 4, 5, 6];
const SKELETON_MS = 1000;
const { popular } = homeSectionsCopy;

/** As specified, skeletons are shown for about a second, even if the list is already loaded. */
function useSkeletonDelay(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setOver(true)), SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);
  return over;
}

export function PopularCourses() {
  const dispatch = useDispatch();
  const delayOver = useSkeletonDelay();
  const published = useDeferredValue(useSelector(selectPublishedCourses));
  const courses = published.slice(0, POPULAR_COURSES);
  const { settled, failure } = useRequest(catalogRequests.published);
  const loading = !delayOver || (!settled && courses.length === 0);

  return (
    <section aria-labelledby="popular-courses" className="container-page below py-16 md:py-20">
      <SectionHeading id="popular-courses" title={popular.title} text={popular.text} />
      <div aria-busy={loading} className="mt-10">
        {loading && <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>}
        {!loading && failure && courses.length === 0 && (
          <ErrorState text={popular.failed} onRetry={() => dispatch(publishedRequested())} />
        )}
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {loading
            ? SKELETONS.map((key) => <CourseCardSkeleton key={key} />)
            : courses.map((course) => <CourseCard key={course._id} course={course} eager />)}
        </div>
      </div>
      <div className="mt-10 text-center">
        <ButtonLink to="/allcourses" variant="secondary">
          {popular.viewAll}
        </ButtonLink>
      </div>
    </section>
  );
}
