import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isGone } from '../../shared/api/api-error';
import type { CourseNotes as KeptNotes } from '../../shared/api/types';
import { notesCopy } from '../../shared/copy/notes';
import { notesPagesCopy as copy } from '../../shared/copy/notes-pages';
import { useRequest } from '../../shared/requests/use-request';
import { BackLink } from '../../shared/ui/back-link';
import { ButtonLink } from '../../shared/ui/button';
import { LoadingTitle } from '../../shared/ui/loading-title';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { TextField } from '../../shared/ui/text-field';
import { announce } from '../../shared/ui/live-region';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { NotesByLecture } from './notes-by-lecture';
import { notesRequested, notesRequests, selectCourseNotes } from './notes.slice';
import { useFreshNotes, useShownNotes } from './shown-notes';
import { DownloadNotes } from './download-notes';

/** Learners take in fewer notes at a glance. */
const WORTH_SEARCHING = 7;

/** All notes of one course, lecture by lecture. */
export function CourseNotes({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const course = useSelector(selectCourseNotes(courseId));
  const { failure, busy } = useRequest(notesRequests.load(courseId));
  const load = () => dispatch(notesRequested(courseId));
  useFreshNotes(courseId);
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to="/notes" label={copy.title} />
      {course && <Filled course={course} />}
      {!course && failure && !busy && (
        <section className="mt-3 grid gap-6">
          <PageTitle title={isGone(failure) ? copy.gone : copy.title} />
          {!isGone(failure) && (
            <ErrorState text={copy.failed} requestId={failure.requestId} onRetry={load} />
          )}
        </section>
      )}
      {!course && (busy || !failure) && (
        <div aria-busy className="late mt-3 grid gap-6">
          <LoadingTitle />
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-64" />
        </div>
      )}
    </div>
  );
}

function Filled({ course }: { course: KeptNotes }) {
  const { courseId, courseTitle, mayAdd } = course;
  const all = useShownNotes(courseId);
  const [words, setWords] = useState('');
  // Some hundred notes are drawn between key strokes.
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const found = useMemo(
    () =>
      all.filter(({ text, lectureTitle }) =>
        `${text}\n${lectureTitle}`.toLowerCase().includes(wanted),
      ),
    [all, wanted],
  );
  const list = useRef<HTMLDivElement>(null);
  useLeadOn(all.length, () => {
    list.current?.focus();
    announce(notesCopy.deleted);
  });
  return (
    <>
      <PageTitle title={copy.ofCourse(courseTitle)} className="mt-3 as-written wrap-anywhere" />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {mayAdd && (
          <ButtonLink to={`/viewlecture/${courseId}`} size="sm">
            {copy.watch}
          </ButtonLink>
        )}
        {all.length > 0 && <DownloadNotes courseId={courseId} />}
      </div>
      {!mayAdd && <p className="mt-4 text-muted">{copy.closed}</p>}
      {all.length >= WORTH_SEARCHING && (
        <div className="mt-6">
          <TextField
            type="search"
            label={copy.search}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p role="status" className="mt-2 text-sm text-muted empty:hidden">
            {wanted && copy.found(found.length, all.length)}
          </p>
        </div>
      )}
      <div ref={list} tabIndex={-1} className="mt-6 grid gap-8">
        {all.length === 0 && <EmptyState text={copy.noneInCourse} />}
        {all.length > 0 && found.length === 0 && <EmptyState text={copy.nothingFound} />}
        <NotesByLecture courseId={courseId} notes={found} />
      </div>
    </>
  );
}
