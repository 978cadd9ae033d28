import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isGone } from '../../shared/api/api-error';
import { editLectureCopy } from '../../shared/copy/educator';
import { useRequest } from '../../shared/requests/use-request';
import { BackLink } from '../../shared/ui/back-link';
import { ButtonLink } from '../../shared/ui/button';
import { PageSkeleton } from '../../shared/ui/page-skeleton';
import { PageTitle } from '../../shared/ui/page-title';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { Card } from '../../shared/ui/surface';
import { CaptionsPanel } from './captions-panel';
import { LectureForm } from './lecture-form';
import { selectLecture } from './lectures.selectors';
import {
  lectureRequests,
  lecturesLeft,
  lecturesOpened,
  type LectureAddress,
} from './lectures.slice';
import { RemoveLecture } from './remove-lecture';
import { UnfinishedUpload } from './unfinished-upload';
import { UploadPanel } from './upload-panel';
import { VideoPanel } from './video-panel';

/** /editlecture: the lecture's title, video and preview choice, and what becomes of the video. */
export function EditLectureScreen({ courseId, lectureId }: LectureAddress) {
  const dispatch = useDispatch();
  const lecture = useSelector(selectLecture(lectureId));
  const { settled, busy, failure } = useRequest(lectureRequests.open);
  useEffect(() => {
    dispatch(lecturesOpened({ courseId, lectureId }));
    return () => void dispatch(lecturesLeft());
  }, [dispatch, courseId, lectureId]);

  if (!lecture && (busy || !settled)) return <PageSkeleton />;
  return (
    <div className="container-page max-w-3xl py-8 md:py-12">
      <BackLink to={`/createlecture/${courseId}`} label={editLectureCopy.back} />
      <PageTitle title={editLectureCopy.title} className="mt-4" />
      {lecture ? (
        <div className="mt-6 grid gap-6">
          <Card className="rounded-panel p-6 sm:p-8">
            <LectureForm courseId={courseId} lecture={lecture} />
          </Card>
          <UploadPanel lectureId={lectureId} />
          <UnfinishedUpload lectureId={lectureId} />
          <VideoPanel courseId={courseId} lecture={lecture} />
          <CaptionsPanel lectureId={lectureId} />
          <RemoveLecture courseId={courseId} lecture={lecture} />
        </div>
      ) : failure && !isGone(failure) ? (
        <ErrorState
          className="mt-6"
          text={editLectureCopy.failed}
          requestId={failure.requestId}
          onRetry={() => dispatch(lecturesOpened({ courseId, lectureId }))}
        />
      ) : (
        <EmptyState text={editLectureCopy.missing} className="mt-6">
          <ButtonLink to={`/createlecture/${courseId}`}>{editLectureCopy.back}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
