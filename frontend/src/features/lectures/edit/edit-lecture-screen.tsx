import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isGone, type Failure } from '../../../shared/api/api-error';
import { commonCopy } from '../../../shared/copy/common';
import { editLectureCopy } from '../../../shared/copy/educator';
import { useRequest } from '../../../shared/requests/use-request';
import { BackLink } from '../../../shared/ui/back-link';
import { ButtonLink } from '../../../shared/ui/button';
import { PageSkeleton } from '../../../shared/ui/page-skeleton';
import { PageTitle } from '../../../shared/ui/page-title';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/states';
import { Card } from '../../../shared/ui/surface';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { CaptionsPanel } from './captions-panel';
import { LectureForm } from './lecture-form';
import { QuizLink } from './quiz-link';
import { selectLecture } from '../lectures.selectors';
import {
  lectureRequests,
  lecturesLeft,
  lecturesOpened,
  type LectureAddress,
} from '../lectures.slice';
import { RemoveLecture } from './remove-lecture';
import { UnfinishedUpload } from '../upload/unfinished-upload';
import { UploadPanel } from '../upload/upload-panel';
import { VideoPanel } from './video-panel';

interface EditLectureScreenProps extends LectureAddress {
  /** What else belongs to the lecture. */
  children?: ReactNode;
}

/** /editlecture: the lecture's title, video and preview choice, and the state of the video. */
export function EditLectureScreen({ courseId, lectureId, children }: EditLectureScreenProps) {
  const dispatch = useDispatch();
  const lecture = useSelector(selectLecture(lectureId));
  const asked = useRequest(lectureRequests.open);
  const { settled, busy, failure } = asked;
  // Data of an earlier visit may be stale, and the form would send it back.
  const [before] = useState(asked);
  const isFresh = asked !== before && settled && !busy && !failure;
  const isOver = failure !== null && isGone(failure);
  const ask = () => dispatch(lecturesOpened({ courseId, lectureId }));
  useEffect(() => {
    dispatch(lecturesOpened({ courseId, lectureId }));
    return () => void dispatch(lecturesLeft());
  }, [dispatch, courseId, lectureId]);

  if (!lecture && (busy || !settled)) return <PageSkeleton />;
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to={`/createlecture/${courseId}`} label={editLectureCopy.back} />
      <PageTitle title={editLectureCopy.title} className="mt-4" />
      {lecture && !isOver ? (
        <div className="mt-6 grid gap-6">
          <Card className="rounded-panel p-6 sm:p-8">
            {isFresh ? (
              <LectureForm courseId={courseId} lecture={lecture} />
            ) : (
              <FormToCome failure={busy ? null : failure} onRetry={ask} />
            )}
          </Card>
          <UploadPanel lectureId={lectureId} />
          <UnfinishedUpload lectureId={lectureId} />
          <VideoPanel courseId={courseId} lecture={lecture} />
          <CaptionsPanel lectureId={lectureId} />
          {children}
          <QuizLink courseId={courseId} lectureId={lectureId} />
          <RemoveLecture courseId={courseId} lecture={lecture} />
        </div>
      ) : failure && !isOver ? (
        <ErrorState
          className="mt-6"
          text={editLectureCopy.failed}
          requestId={failure.requestId}
          onRetry={ask}
        />
      ) : (
        <EmptyState text={editLectureCopy.missing} className="mt-6">
          <ButtonLink to={`/createlecture/${courseId}`}>{editLectureCopy.back}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

interface FormToComeProps {
  failure: Failure | null;
  onRetry: () => void;
}

/** The rest of the screen stays, so that a running upload can be watched and stopped. */
function FormToCome({ failure, onRetry }: FormToComeProps) {
  if (failure)
    return (
      <ErrorState text={editLectureCopy.failed} requestId={failure.requestId} onRetry={onRetry} />
    );
  return (
    <div aria-busy className="late">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      <Skeleton className="h-72" />
    </div>
  );
}
