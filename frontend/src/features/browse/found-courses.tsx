import { useDispatch, useSelector } from 'react-redux';
import { SearchX } from 'lucide-react';
import { allCoursesCopy } from '../../shared/copy/learner';
import { commonCopy } from '../../shared/copy/common';
import { useRequest } from '../../shared/requests/use-request';
import { selectUser } from '../../shared/session/session.selectors';
import { Button } from '../../shared/ui/button';
import { CourseCard, CourseCardSkeleton } from '../../shared/ui/course-card';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { useGrownList } from '../../shared/ui/use-grown-list';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { browseRequested, browseRequests, moreRequested, selectBrowse } from './browse.slice';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const FIRST_ROW = 3;
const grid = 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3';

export function FoundCourses({ onClear }: { onClear: () => void }) {
  const dispatch = useDispatch();
  const { courses, cursor, query } = useSelector(selectBrowse);
  const { busy, settled, failure } = useRequest(browseRequests.list);
  const { list, grows } = useGrownList(courses.length);
  const own = new Set(useSelector(selectUser)?.enrolledCourses.map(({ _id }) => _id));

  if (failure)
    return (
      <ErrorState text={allCoursesCopy.failed} onRetry={() => dispatch(browseRequested(query))} />
    );
  if (!settled || (busy && courses.length === 0)) return <Loading />;
  if (courses.length === 0)
    return (
      <EmptyState
        art={<SearchX aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
        text={query.categories.length > 0 ? allCoursesCopy.none : allCoursesCopy.empty}
      >
        {query.categories.length > 0 && <Button onClick={onClear}>{allCoursesCopy.clear}</Button>}
      </EmptyState>
    );
  return (
    <div aria-busy={busy} className="grid gap-8">
      <ul
        ref={list}
        className={`${grid} ${busy ? 'opacity-60' : ''} transition-opacity duration-200`}
      >
        {courses.map((course, index) => (
          <li key={course._id} tabIndex={-1} className="grid">
            <CourseCard
              course={course}
              detailed
              mark={own.has(course._id) ? allCoursesCopy.enrolled : undefined}
              eager={index < FIRST_ROW}
              heading="h2"
            />
          </li>
        ))}
      </ul>
      {cursor && <LoadMore onPress={grows} />}
    </div>
  );
}

function LoadMore({ onPress }: { onPress: () => void }) {
  const dispatch = useDispatch();
  const { busy, failure } = useRequest(browseRequests.more);
  return (
    <div className="grid justify-items-center gap-3">
      {failure && <p className="text-sm text-muted">{failure.message}</p>}
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => {
          onPress();
          dispatch(moreRequested());
        }}
      >
        {allCoursesCopy.more}
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className={`late ${grid}`}>
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      {SKELETONS.map((key) => (
        <CourseCardSkeleton key={key} />
      ))}
    </div>
  );
}
