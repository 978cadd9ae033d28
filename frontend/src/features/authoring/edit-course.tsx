import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Eye } from 'lucide-react';
import { isGone } from '../../shared/api/api-error';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { forgetTyped } from '../../shared/forms/drafts';
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
import { knownOf, rebaseDraft } from './course-draft';
import { draftOf, valuesOf } from './course-values';
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
            <ButtonLink to={`/coupons/${courseId}`} variant="secondary">
              {editCourseCopy.coupons}
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

function CourseForm({ course }: { course: CourseDetail }) {
  const dispatch = useDispatch();
  const [round, setRound] = useState(0);
  const name = draftOf(course);
  const [known, setKnown] = useState(() => knownOf(course));
  const startAgain = (values: CourseEdit) => {
    forgetTyped(name, values, 'local');
    setKnown(knownOf(course));
    setRound(round + 1);
  };
  const keepMine = (values: CourseEdit) => {
    rebaseDraft(values, known, course);
    setKnown(valuesOf(course));
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
      initialValues={{ ...known }}
      secret={FILES}
      guarded
      onSubmit={(edit) => dispatch(editSubmitted({ courseId: course._id, edit }))}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card className="grid grid-cols-1 gap-5 rounded-panel p-6 sm:p-8">
        <CourseFields course={course} />
      </Card>
      <CourseAside course={course} />
      <div className="grid gap-4">
        <StaleNotice known={known} course={course} onLatest={startAgain} onMine={keepMine} />
        <DraftNote known={known} onDiscard={startAgain} />
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
