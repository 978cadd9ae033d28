import { useRef, useState } from 'react';
import { BookOpen } from 'lucide-react';
import type { CourseInProgress, EnrolledCourse } from '../../shared/api/types';
import { shelfCopy } from '../../shared/copy/shelf';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { TextField } from '../../shared/ui/text-field';
import { EnrolledCard } from './enrolled-card';
import { hasWords } from './words';

/** Shorter lists need no search. */
const SEARCH_FROM = 7;

interface EnrolledShelfProps {
  courses: readonly EnrolledCourse[];
  progress: ReadonlyMap<string, CourseInProgress>;
}

/** The course cards, with a search if there are many. */
export function EnrolledShelf({ courses, progress }: EnrolledShelfProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isLong = courses.length >= SEARCH_FROM;
  const words = isLong ? typed : '';
  const shown = courses.filter(({ _id, title }) =>
    hasWords(`${title} ${progress.get(_id)?.creatorName ?? ''}`, words),
  );
  const found = shelfCopy.found(shown.length, courses.length);
  const showAll = () => {
    setTyped('');
    // The button disappears, so the field gets the focus.
    field.current?.focus();
  };
  return (
    <>
      {isLong && (
        <div className="max-w-md">
          <TextField
            ref={field}
            type="search"
            label={shelfCopy.search}
            value={words}
            onChange={({ target }) => setTyped(target.value)}
            hint={<span role="status">{words.trim() && found}</span>}
          />
        </div>
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
