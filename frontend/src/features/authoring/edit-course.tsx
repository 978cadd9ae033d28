import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Eye } from 'lucide-react';
import { isGone } from '../../shared/api/api-error';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { forgetDraft, restoreDraft } from '../../shared/forms/drafts';
import { useRequest } from '../../shared/requests/use-request';
import { selectUserId } from '../../shared/session/session.selectors';
import { BackLink } from '../../shared/ui/back-link';
import { ButtonLink } from '../../shared/ui/button';
import { CourseNotHere } from './course-not-here';
import { PageSkeleton } from '../../shared/ui/page-skeleton';
import { PageTitle } from '../../shared/ui/page-title';
import { ErrorState } from '../../shared/ui/states';
import { Card } from '../../shared/ui/surface';
import {
  authoringRequests,
  courseOpened,
  editSubmitted,
  selectOpenCourse,
  type CourseEdit,
} from './authoring.slice';
import { CourseAside } from './course-aside';
import { CourseFields } from './course-fields';
import { draftOf, isChanged, valuesOf } from './course-values';
import { DeleteCourse } from './delete-course';
import { DraftNote } from './draft-note';
import { StaleNotice } from './stale-notice';

const FILES = ['thumbnail'] as const;

export function EditCourse({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const userId = useSelector(selectUserId);
  const course = useSelector(selectOpenCourse(courseId));
  const { settled, busy, failure } = useRequest(authoringRequests.open);
  useEffect(() => void dispatch(courseOpened(courseId)), [dispatch, courseId]);

  if (!course && (busy || !settled)) return <PageSkeleton />;
  const own = course && course.creator === userId;
  return (
    <div className="container-page py-8 md:py-12">
      <BackLink to="/courses" label={editCourseCopy.back} />
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-4">
        <PageTitle title={editCourseCopy.title} />
        {own && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/viewcourse/${courseId}`} variant="secondary">
              <Eye aria-hidden className="size-4" />
              {editCourseCopy.view}
            </ButtonLink>
            <ButtonLink to={`/createlecture/${courseId}`} variant="secondary">
              {editCourseCopy.lectures(course.lectures.length)}
            </ButtonLink>
          </div>
        )}
      </div>
      {own ? (
        <CourseForm course={course} />
      ) : failure && !isGone(failure) ? (
        <ErrorState
          text={editCourseCopy.failed}
          requestId={failure.requestId}
          onRetry={() => dispatch(courseOpened(courseId))}
        />
      ) : (
        <CourseNotHere />
      )}
    </div>
  );
}

/** Deletes a draft that was saved before a reload: only its old version number would differ. */
function forgetSavedDraft(course: CourseDetail): void {
  const name = draftOf(course);
  if (!isChanged(restoreDraft(name, valuesOf(course), 'local'), course)) forgetDraft(name, 'local');
}

function CourseForm({ course }: { course: CourseDetail }) {
  const dispatch = useDispatch();
  const [round, setRound] = useState(0);
  const name = draftOf(course);
  useState(() => forgetSavedDraft(course));
  const startAgain = () => {
    forgetDraft(name, 'local');
    setRound(round + 1);
  };
  // The form is remounted, so the element with the focus is gone.
  useEffect(() => {
    if (round) document.querySelector('h1')?.focus();
  }, [round]);
  return (
    <Form<CourseEdit & Record<string, unknown>>
      key={round}
      name={name}
      draft="local"
      request={authoringRequests.save(course._id)}
      initialValues={{ ...valuesOf(course) }}
      secret={FILES}
      guarded
      onSubmit={(edit) => dispatch(editSubmitted({ courseId: course._id, edit }))}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card className="grid gap-5 rounded-panel p-6 sm:p-8">
        <CourseFields course={course} />
      </Card>
      <CourseAside course={course} />
      <div className="grid gap-4">
        <StaleNotice course={course} onLatest={startAgain} />
        <DraftNote course={course} onDiscard={startAgain} />
        <div className="flex flex-wrap justify-between gap-3">
          <SubmitButton request={authoringRequests.save(course._id)} className="min-w-40">
            {editCourseCopy.save}
          </SubmitButton>
          <DeleteCourse course={course} />
        </div>
      </div>
    </Form>
  );
}
