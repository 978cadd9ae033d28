import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BookOpen, ReceiptIndianRupee, SearchX } from 'lucide-react';
import type { CourseInProgress, EnrolledCourse } from '../../shared/api/types';
import { commonCopy } from '../../shared/copy/common';
import { enrolledCopy, learningProgressCopy } from '../../shared/copy/learner';
import { hasWords } from '../../shared/lib/words';
import { selectUser } from '../../shared/session/session.selectors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { ListSearch } from '../../shared/ui/list-search';
import { PageTitle } from '../../shared/ui/page-title';
import { EmptyState } from '../../shared/ui/states';
import { textLink } from '../../shared/ui/text-link';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { EnrolledCard } from './enrolled-card';
import { overviewRequested } from './learning.slice';
import { SavedNote } from './progress/saved-note';
import { useOverview } from './use-overview';

/** A shelf this short is found by eye. */
const SEARCH_FROM = 7;

/** The list itself comes with the user; how far the learner got is loaded beside it. */
export function EnrolledCourses() {
  const courses = useSelector(selectUser)?.enrolledCourses ?? [];
  const { overview, savedAt, failure } = useOverview();
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
          <SavedNote savedAt={savedAt} />
          <ProgressMissing isMissing={failure !== null} />
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
          label={enrolledCopy.search}
          words={words}
          onWords={setTyped}
          found={enrolledCopy.found(shown.length, courses.length)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          art={<SearchX aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
          text={enrolledCopy.nothingFound}
        >
          <Button onClick={showAll}>{enrolledCopy.showAll}</Button>
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
