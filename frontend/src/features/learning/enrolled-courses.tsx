import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BookOpen, ReceiptIndianRupee } from 'lucide-react';
import type { CourseInProgress, EnrolledCourse } from '../../shared/api/types';
import { commonCopy } from '../../shared/copy/common';
import { enrolledCopy, learningProgressCopy } from '../../shared/copy/learner';
import { shelfCopy } from '../../shared/copy/shelf';
import { hasWords } from '../../shared/lib/words';
import { useRequest } from '../../shared/requests/use-request';
import { selectUser } from '../../shared/session/session.selectors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { ListSearch } from '../../shared/ui/list-search';
import { PageTitle } from '../../shared/ui/page-title';
import { EmptyState } from '../../shared/ui/states';
import { textLink } from '../../shared/ui/text-link';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { EnrolledCard } from './enrolled-card';
import { selectOverview } from './learning.selectors';
import { learningRequests, overviewRequested } from './learning.slice';

/** A shelf this short is found by eye. */
const SEARCH_FROM = 7;

/** The list itself comes with the user; how far the learner got is loaded beside it. */
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
        <Link to="/orders" className={textLink('inline-flex min-h-6 items-center gap-2')}>
          <ReceiptIndianRupee aria-hidden className="size-4" />
          {enrolledCopy.orders}
        </Link>
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
          <Shelf courses={courses} progress={progress} />
        </div>
      )}
    </div>
  );
}

/** The courses are there all the same: a line says why they show no progress. */
function ProgressMissing({ isMissing }: { isMissing: boolean }) {
  const dispatch = useDispatch();
  useLeadOn(Number(isMissing), () => document.querySelector('h1')?.focus());
  return (
    <div role="status" className="empty:hidden">
      {isMissing && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {learningProgressCopy.failed}
          <Button variant="ghost" size="sm" onClick={() => dispatch(overviewRequested())}>
            {commonCopy.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

interface ShelfProps {
  courses: readonly EnrolledCourse[];
  progress: ReadonlyMap<string, CourseInProgress>;
}

function Shelf({ courses, progress }: ShelfProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isLong = courses.length >= SEARCH_FROM;
  const words = isLong ? typed : '';
  const shown = courses.filter(({ _id, title }) =>
    hasWords(`${title} ${progress.get(_id)?.creatorName ?? ''}`, words),
  );
  const showAll = () => {
    setTyped('');
    // The button goes away.
    field.current?.focus();
  };
  return (
    <>
      {isLong && (
        <ListSearch
          ref={field}
          label={shelfCopy.search}
          words={words}
          onWords={setTyped}
          found={shelfCopy.found(shown.length, courses.length)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          art={<BookOpen aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
          text={shelfCopy.nothingFound}
        >
          <Button onClick={showAll}>{shelfCopy.showAll}</Button>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((course) => (
            <li key={course._id} className="grid">
              <EnrolledCard course={course} progress={progress.get(course._id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
