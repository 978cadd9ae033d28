import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Plus } from 'lucide-react';
import type { Course } from '../../shared/api/types';
import { ownCoursesCopy } from '../../shared/copy/educator';
import { useMedia } from '../../shared/lib/use-media';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { TextField } from '../../shared/ui/text-field';
import firstCourse from './art/first-course.svg';
import { selectLastSavedId } from './authoring.slice';
import { CourseRows } from './course-rows';
import { CourseTable } from './course-table';

const WIDE = '(width >= 60rem)';
/** Shorter lists need no search. */
const SEARCH_FROM = 8;

export function CreateCourseLink() {
  return (
    <ButtonLink to="/createcourses">
      <Plus aria-hidden className="size-5" />
      {ownCoursesCopy.create}
    </ButtonLink>
  );
}

/** A table if there is space for it, else cards. */
export function OwnCourses({ courses }: { courses: readonly Course[] }) {
  const [words, setWords] = useState('');
  const markedId = useSelector(selectLastSavedId);
  const wide = useMedia(WIDE);
  if (courses.length === 0) return <NoCourses />;

  const wanted = words.trim().toLocaleLowerCase();
  const shown = courses.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  const List = wide ? CourseTable : CourseRows;
  return (
    <div className="grid gap-5">
      {courses.length >= SEARCH_FROM && (
        <div className="max-w-md">
          <TextField
            type="search"
            label={ownCoursesCopy.search}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            hint={<span role="status">{wanted && ownCoursesCopy.found(shown.length)}</span>}
          />
        </div>
      )}
      {shown.length > 0 ? (
        <List courses={shown} markedId={markedId} />
      ) : (
        <EmptyState text={ownCoursesCopy.nothingFound} />
      )}
    </div>
  );
}

function NoCourses() {
  return (
    <EmptyState
      art={<img src={firstCourse} alt="" width={240} height={168} />}
      text={ownCoursesCopy.empty}
    >
      <CreateCourseLink />
    </EmptyState>
  );
}
