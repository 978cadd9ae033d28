import { OwnCoursesSkeleton } from '../../../features/authoring/course-rows';
import { CreateCourseLink, OwnCourses } from '../../../features/authoring/own-courses';
import { ownCoursesCopy } from '../../../shared/copy/educator';
import { PageTitle } from '../../../shared/ui/page-title';
import { ErrorState } from '../../../shared/ui/states';
import { useOwnCourses } from './use-own-courses';

export default function CoursesPage() {
  const { courses, failed, reload } = useOwnCourses();
  const loading = !courses && !failed;
  return (
    <div className="container-page py-8 md:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle title={ownCoursesCopy.title} />
        {courses?.length !== 0 && <CreateCourseLink />}
      </div>
      <div aria-busy={loading} className="mt-8">
        {courses && <OwnCourses courses={courses} />}
        {loading && <OwnCoursesSkeleton />}
        {failed && <ErrorState text={ownCoursesCopy.failed} onRetry={reload} />}
      </div>
    </div>
  );
}
