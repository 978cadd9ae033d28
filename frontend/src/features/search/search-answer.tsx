import { useDispatch, useSelector } from 'react-redux';
import { SearchX } from 'lucide-react';
import { searchCopy } from '../../shared/copy/search';
import { useRequest } from '../../shared/requests/use-request';
import { ButtonLink } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/states';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { FoundCourseRow, FoundCourseSkeleton } from './found-course-row';
import { searchRequest, type SearchState, searchSubmitted, selectSearch } from './search.slice';

const SKELETONS = [1, 2, 3, 4];
const INVALID = 400;

/** The reply in words, with the courses below. */
export function SearchAnswer() {
  const dispatch = useDispatch();
  const { answer, input } = useSelector(selectSearch);
  const { busy, failure } = useRequest(searchRequest);
  const count = answer?.courses.length ?? 0;

  return (
    <section aria-busy={busy}>
      {count > 0 && <h2 className="text-2xl font-semibold">{searchCopy.results}</h2>}
      <div role="status">
        {busy && <VisuallyHidden>{searchCopy.searching}</VisuallyHidden>}
        {answer && <Reply {...answer} />}
      </div>
      {busy && <Loading />}
      {failure && failure.status !== INVALID && (
        <ErrorState
          text={failure.message}
          onRetry={() => dispatch(searchSubmitted(input.trim()))}
        />
      )}
      {answer && count === 0 && <Nothing />}
      {answer && count > 0 && (
        <ol className="mt-5 grid gap-4">
          {answer.courses.map((course) => (
            <FoundCourseRow key={course._id} course={course} />
          ))}
        </ol>
      )}
    </section>
  );
}

type Answer = NonNullable<SearchState['answer']>;

/** The text that is also spoken, how misspelled words were corrected, and whether limits could not be met. */
function Reply({ courses, correctedTo, beyondLimits }: Answer) {
  const count = courses.length;
  return (
    <>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-muted">
        {/* Visually hidden, because the heading below says the same. */}
        <span className={count > 0 ? undefined : 'visually-hidden'}>
          {count > 0 ? searchCopy.spokenFound : searchCopy.spokenNone}
        </span>
        {count > 0 && <span className="tabular-nums">{searchCopy.count(count)}</span>}
      </p>
      {correctedTo !== null && (
        <p className="mt-1 text-muted">
          {searchCopy.readAs} <strong className="font-semibold text-text">{correctedTo}</strong>
        </p>
      )}
      {beyondLimits && <p className="mt-1 text-muted">{searchCopy.beyondLimits}</p>}
    </>
  );
}

function Nothing() {
  return (
    <div className="mt-4 mb-8 grid justify-items-center gap-4 rounded-panel border border-dashed border-line bg-surface px-6 py-10 text-center">
      <SearchX aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />
      <h2 className="text-2xl font-semibold">{searchCopy.none}</h2>
      <p className="max-w-md text-muted">{searchCopy.noneHint}</p>
      <ButtonLink to="/allcourses" variant="secondary">
        {searchCopy.browse}
      </ButtonLink>
    </div>
  );
}

function Loading() {
  return (
    <div className="late grid gap-4">
      {SKELETONS.map((key) => (
        <FoundCourseSkeleton key={key} />
      ))}
    </div>
  );
}
