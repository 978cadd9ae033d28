import type { Course } from '../../shared/api/types';
import { dashboardCopy } from '../../shared/copy/educator';
import { ButtonLink } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { EmptyState } from '../../shared/ui/states';
import { lectureBars, studentBars } from './course-bars';
import { CourseChart } from './course-chart';

/** Both charts of the dashboard; a skeleton until the courses are loaded. */
export function CourseCharts({ courses }: { courses: readonly Course[] | null }) {
  if (!courses) return <Skeleton className="h-[22rem] rounded-card" />;
  if (courses.length === 0)
    return (
      <EmptyState text={dashboardCopy.empty}>
        <ButtonLink to="/createcourses">{dashboardCopy.createFirst}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <CourseChart
        title={dashboardCopy.lecturesChart}
        unit={dashboardCopy.lectures}
        color="var(--color-chart-lectures)"
        bars={lectureBars(courses)}
      />
      <CourseChart
        title={dashboardCopy.studentsChart}
        unit={dashboardCopy.students}
        color="var(--color-chart-students)"
        bars={studentBars(courses)}
      />
    </>
  );
}
