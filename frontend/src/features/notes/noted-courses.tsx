import { useEffect } from 'react';
import { Pencil } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { notesPagesCopy as copy } from '../../shared/copy/notes-pages';
import { formatDay } from '../../shared/lib/dates';
import { useRequest } from '../../shared/requests/use-request';
import { BackLink } from '../../shared/ui/back-link';
import { ButtonLink } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { Card } from '../../shared/ui/surface';
import { notedCoursesRequested, notesRequests, selectOverview } from './notes.slice';

/** Every course in which the learner has notes, even without access now. */
export function NotedCourses() {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(notedCoursesRequested()), [dispatch]);
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to="/enrolledcourses" label={copy.toCourses} />
      <PageTitle title={copy.title} className="mt-3 md:text-4xl" />
      <p className="mt-2 text-muted">{copy.lead}</p>
      <section aria-label={copy.title} className="mt-8">
        <Courses />
      </section>
    </div>
  );
}

function Courses() {
  const dispatch = useDispatch();
  const courses = useSelector(selectOverview);
  const { failure, busy } = useRequest(notesRequests.overview);
  if (courses === null) {
    if (failure && !busy)
      return (
        <ErrorState
          text={copy.failed}
          requestId={failure.requestId}
          onRetry={() => dispatch(notedCoursesRequested())}
        />
      );
    return (
      <div aria-busy className="late grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  }
  if (courses.length === 0)
    return (
      <EmptyState
        art={<Pencil aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
        text={copy.none}
      >
        <ButtonLink to="/enrolledcourses">{copy.toCourses}</ButtonLink>
      </EmptyState>
    );
  return (
    <ul className="grid gap-4">
      {courses.map(({ courseId, courseTitle, notes, lastWrittenAt }) => (
        <li key={courseId}>
          <Card className="relative grid gap-1 p-5 hover:border-primary">
            <Link
              to={`/notes/${courseId}`}
              className="text-lg font-semibold as-written wrap-anywhere after:absolute after:inset-0 after:rounded-card"
            >
              {courseTitle}
            </Link>
            <p className="text-sm text-muted">
              {copy.count(notes)} · {copy.lastOn(formatDay(lastWrittenAt))}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
