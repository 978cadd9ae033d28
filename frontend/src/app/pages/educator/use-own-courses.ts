import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCreatorCourses } from '../../../features/catalog/catalog.selectors';
import { catalogRequests, creatorCoursesRequested } from '../../../features/catalog/catalog.slice';
import { useRequest, useSucceeded } from '../../../shared/requests/use-request';

/**
 * The educator's own courses. They are loaded with the session; screens opened later reload them, because lectures and
 * enrollments change. Where loading failed, the screen offers to try again.
 */
export function useOwnCourses() {
  const dispatch = useDispatch();
  const courses = useSelector(selectCreatorCourses);
  const { busy, settled, failure } = useRequest(catalogRequests.creator);
  const succeeded = useSucceeded(catalogRequests.creator);
  const asked = useRef(false);
  const reload = () => void dispatch(creatorCoursesRequested());

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (settled && !failure) dispatch(creatorCoursesRequested());
  }, [dispatch, settled, failure]);

  const known = courses.length > 0 || succeeded;
  return { courses: known ? courses : null, failed: !known && !busy && failure !== null, reload };
}
