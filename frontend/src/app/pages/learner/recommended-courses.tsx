import { useSelector } from 'react-redux';
import { selectPublishedCourses } from '../../../features/catalog/catalog.selectors';
import { recommend } from '../../../features/learning/progress/recommend';
import { learningProgressCopy } from '../../../shared/copy/learning-progress';
import { selectUser } from '../../../shared/session/session.selectors';
import { CourseCard } from '../../../shared/ui/course-card';

export function RecommendedCourses() {
  const user = useSelector(selectUser);
  const published = useSelector(selectPublishedCourses);
  const courses = user ? recommend(published, user) : [];
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className="grid gap-5">
      <h2 id="recommended" className="text-2xl font-semibold">
        {learningProgressCopy.recommended}
      </h2>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <CourseCard key={course._id} course={course} />
        ))}
      </div>
    </section>
  );
}
