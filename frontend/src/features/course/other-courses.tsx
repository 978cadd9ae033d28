import type { Course } from '../../shared/api/types';
import { courseCopy } from '../../shared/copy/learner';
import { CourseCard } from '../../shared/ui/course-card';

export function OtherCourses({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="other-courses" className="border-t border-line bg-surface">
      <div className="container-page py-12">
        <h2 id="other-courses" className="text-2xl font-semibold">
          {courseCopy.otherCourses}
        </h2>
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {courses.map((course) => (
            <li key={course._id} className="grid">
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
