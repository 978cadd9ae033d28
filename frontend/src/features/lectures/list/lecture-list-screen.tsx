import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isGone } from '../../../shared/api/api-error';
import { lecturesCopy } from '../../../shared/copy/educator-lectures';
import { useRequest } from '../../../shared/requests/use-request';
import { BackLink } from '../../../shared/ui/back-link';
import { PageTitle } from '../../../shared/ui/page-title';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/states';
import { Card } from '../../../shared/ui/surface';
import { LectureList } from './lecture-list';
import { selectCourseTitle, selectLectures } from '../lectures.selectors';
import { lectureRequests, lecturesLeft, lecturesOpened } from '../lectures.slice';
import { NewLecture } from './new-lecture';
import { SeveralLectures } from './several-lectures';
import { SeveralVideos } from './several-videos';

interface LectureListScreenProps {
  courseId: string;
  /** Shown instead of the list when the course is gone. */
  whenGone: ReactNode;
}

/** /createlecture: the ordered lectures of a course, and a form to add one. */
export function LectureListScreen({ courseId, whenGone }: LectureListScreenProps) {
  const dispatch = useDispatch();
  const courseTitle = useSelector(selectCourseTitle);
  const { failure } = useRequest(lectureRequests.open);
  useEffect(() => {
    dispatch(lecturesOpened({ courseId }));
    return () => void dispatch(lecturesLeft());
  }, [dispatch, courseId]);

  return (
    <div className="container-page max-w-4xl py-8 md:py-12">
      <BackLink to={`/addcourses/${courseId}`} label={lecturesCopy.back} />
      <div className="mt-4">
        <PageTitle title={lecturesCopy.title} />
        <p className="mt-1 min-h-[1lh] text-muted">{courseTitle}</p>
      </div>
      {failure && isGone(failure) ? (
        whenGone
      ) : (
        <>
          <Card className="mt-6 p-5 sm:p-6">
            <NewLecture courseId={courseId} />
            <SeveralLectures courseId={courseId} />
            <SeveralVideos courseId={courseId} />
          </Card>
          <div className="mt-8">
            <Lectures courseId={courseId} />
          </div>
        </>
      )}
    </div>
  );
}

function Lectures({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const lectures = useSelector(selectLectures);
  const { settled, busy, failure } = useRequest(lectureRequests.open);

  if (lectures.length > 0) return <LectureList courseId={courseId} />;
  if (busy || !settled)
    return (
      <div aria-busy className="late grid gap-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-20 rounded-card" />
        ))}
      </div>
    );
  if (failure)
    return (
      <ErrorState
        text={lecturesCopy.failed}
        requestId={failure.requestId}
        onRetry={() => dispatch(lecturesOpened({ courseId }))}
      />
    );
  return <EmptyState text={lecturesCopy.empty} />;
}
