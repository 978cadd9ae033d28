import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BookOpen, Pencil, ReceiptIndianRupee } from 'lucide-react';
import { commonCopy } from '../../shared/copy/common';
import { enrolledCopy, lectureCopy } from '../../shared/copy/learner';
import { shelfCopy } from '../../shared/copy/shelf';
import { useRequest } from '../../shared/requests/use-request';
import { selectUser } from '../../shared/session/session.selectors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { EmptyState } from '../../shared/ui/states';
import { textLink } from '../../shared/ui/text-link';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { EnrolledShelf } from './enrolled-shelf';
import { selectOverview } from './learning.selectors';
import { learningRequests, overviewRequested } from './learning.slice';

/** The list itself comes with the user; progress is loaded separately. */
export function EnrolledCourses() {
  const dispatch = useDispatch();
  const courses = useSelector(selectUser)?.enrolledCourses ?? [];
  const overview = useSelector(selectOverview);
  const { failure } = useRequest(learningRequests.overview);
  useEffect(() => void dispatch(overviewRequested()), [dispatch]);
  const progress = new Map(overview?.courses.map((entry) => [entry.courseId, entry]));

  return (
    <div className="container-page py-8 md:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <PageTitle title={enrolledCopy.title} className="md:text-4xl" />
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/notes" className={textLink('inline-flex min-h-6 items-center gap-2')}>
            <Pencil aria-hidden className="size-4" />
            {shelfCopy.notes}
          </Link>
          <Link to="/orders" className={textLink('inline-flex min-h-6 items-center gap-2')}>
            <ReceiptIndianRupee aria-hidden className="size-4" />
            {enrolledCopy.orders}
          </Link>
        </div>
      </div>
      {courses.length === 0 ? (
        <EmptyState
          className="mt-8"
          art={<BookOpen aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
          text={enrolledCopy.empty}
        >
          <ButtonLink to="/allcourses">{enrolledCopy.browse}</ButtonLink>
        </EmptyState>
      ) : (
        <div className="mt-8 grid gap-6">
          <ProgressMissing isMissing={failure !== null && overview === null} />
          <EnrolledShelf courses={courses} progress={progress} />
        </div>
      )}
    </div>
  );
}

/** Explains why the courses show no progress. */
function ProgressMissing({ isMissing }: { isMissing: boolean }) {
  const dispatch = useDispatch();
  useLeadOn(Number(isMissing), () => document.querySelector('h1')?.focus());
  return (
    <div role="status" className="empty:hidden">
      {isMissing && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {lectureCopy.noProgress}
          <Button variant="ghost" size="sm" onClick={() => dispatch(overviewRequested())}>
            {commonCopy.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
