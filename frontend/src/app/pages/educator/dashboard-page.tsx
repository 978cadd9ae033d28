import { Suspense } from 'react';
import { CourseCharts } from '../../../features/dashboard/course-charts';
import { DashboardFigures } from '../../../features/dashboard/dashboard-figures';
import { EarningsChart } from '../../../features/dashboard/earnings-chart';
import { Welcome } from '../../../features/dashboard/welcome';
import { useLatePart } from '../../../shared/late-part';
import { ownCoursesCopy } from '../../../shared/copy/educator';
import { ErrorState } from '../../../shared/ui/states';
import { useOwnCourses } from './use-own-courses';

export default function DashboardPage() {
  const { courses, failed, reload } = useOwnCourses();
  const questions = useLatePart(
    () => import('../../../features/questions/questions-waiting'),
    () => import('../../../features/questions/questions.features'),
  );
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-8 md:py-12">
      <Welcome />
      <Suspense>
        <questions.Part />
      </Suspense>
      <DashboardFigures courses={courses} failed={failed} />
      <EarningsChart />
      <div aria-busy={!courses && !failed} className="grid gap-6">
        {failed ? (
          <ErrorState text={ownCoursesCopy.failed} onRetry={reload} />
        ) : (
          <CourseCharts courses={courses} />
        )}
      </div>
    </div>
  );
}
