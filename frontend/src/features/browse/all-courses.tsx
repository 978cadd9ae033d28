import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { allCoursesCopy } from '../../shared/copy/learner';
import { useSucceeded } from '../../shared/requests/use-request';
import { announce } from '../../shared/ui/live-region';
import { PageTitle } from '../../shared/ui/page-title';
import { browseRequested, browseRequests, selectBrowse, SORTS, type Sort } from './browse.slice';
import { CategoryFilter } from './category-filter';
import { ChosenFilters } from './chosen-filters';
import { FoundCourses } from './found-courses';
import { useBrowseQuery } from './use-browse-query';

export function AllCourses() {
  const dispatch = useDispatch();
  const { query, change, remove } = useBrowseQuery();
  const { text: found } = useResultText();
  useEffect(() => void dispatch(browseRequested(query)), [dispatch, query]);

  return (
    <div className="container-page py-8 md:py-12">
      <PageTitle title={allCoursesCopy.title} className="md:text-4xl" />
      <p className="prose mt-2">{allCoursesCopy.lead}</p>
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[16rem_1fr]">
        <CategoryFilter
          chosen={query.categories}
          onChoose={(categories) => change({ categories })}
          resultText={allCoursesCopy.show(found)}
        />
        <div className="grid grid-cols-1 content-start gap-5">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <ResultCount />
            <SortChoice sort={query.sort} onChoose={(sort) => change({ sort })} />
          </div>
          <ChosenFilters
            chosen={query.categories}
            onRemove={remove}
            onClear={() => change({ categories: [] })}
          />
          <FoundCourses onClear={() => change({ categories: [] })} />
        </div>
      </div>
    </div>
  );
}

function useResultText() {
  const { courses, cursor } = useSelector(selectBrowse);
  const known = useSucceeded(browseRequests.list);
  const text = cursor
    ? allCoursesCopy.atLeast(courses.length)
    : allCoursesCopy.count(courses.length);
  return { known, text };
}

/** The number of courses; announced politely when the filters change, without moving the focus. */
function ResultCount() {
  const { known, text } = useResultText();
  useEffect(() => {
    if (known) announce(text);
  }, [known, text]);
  return <p className="font-semibold text-muted tabular-nums">{known ? text : ' '}</p>;
}

function SortChoice({ sort, onChoose }: { sort: Sort; onChoose: (sort: Sort) => void }) {
  return (
    <label className="flex max-w-full flex-wrap items-center gap-3 text-sm font-semibold">
      {allCoursesCopy.sort}
      <select
        value={sort}
        onChange={({ target }) => onChoose(SORTS.find((known) => known === target.value) ?? sort)}
        className="min-h-11 max-w-full rounded-control border border-input bg-card px-3 text-base font-normal hover:border-primary"
      >
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {allCoursesCopy.sorts[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
