import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { CourseNotHere } from '../../../features/authoring/course-not-here';
import { selectCreatorCourses } from '../../../features/catalog/catalog.selectors';
import { catalogRequests } from '../../../features/catalog/catalog.slice';
import { useSucceeded } from '../../../shared/requests/use-request';
import { PageTitle } from '../../../shared/ui/page-title';

interface OwnCourseOnlyProps {
  courseId: string;
  title: string;
  children: ReactNode;
}

/** Anybody may read the lectures of a published course, but only its educator may use these tools. */
export function OwnCourseOnly({ courseId, title, children }: OwnCourseOnlyProps) {
  const courses = useSelector(selectCreatorCourses);
  const areKnown = useSucceeded(catalogRequests.creator);
  const isForeign = areKnown && !courses.some(({ _id }) => _id === courseId);
  if (!isForeign) return children;
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <PageTitle title={title} />
      <CourseNotHere className="mt-6" />
    </div>
  );
}
