import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { commonCopy } from '../../shared/copy/common';
import { learningProgressCopy } from '../../shared/copy/learner';
import { formatDayTime } from '../../shared/lib/dates';
import { useRequest } from '../../shared/requests/use-request';
import { BackLink } from '../../shared/ui/back-link';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { CertificateShelf } from './progress/certificate-shelf';
import { ContinueCard } from './progress/continue-card';
import { CourseRows } from './progress/course-rows';
import { HeatMap } from './progress/heat-map';
import { NothingYet } from './progress/nothing-yet';
import { SummaryTiles } from './progress/summary-tiles';
import { ThisWeek } from './progress/this-week';
import { learningRequests, overviewRequested } from './learning.slice';
import { useOverview } from './use-overview';

interface LearningProgressProps {
  /** Stands there for those who have finished everything. */
  afterwards: ReactNode;
}

export function LearningProgress({ afterwards }: LearningProgressProps) {
  return (
    <div className="container-page grid gap-8 py-8 md:py-12">
      <div>
        <BackLink to="/" label={commonCopy.backHome} />
        <PageTitle title={learningProgressCopy.title} className="mt-2 md:text-4xl" />
      </div>
      <Overview afterwards={afterwards} />
    </div>
  );
}

function Overview({ afterwards }: LearningProgressProps) {
  const dispatch = useDispatch();
  const { overview, savedAt } = useOverview();
  const { failure, busy } = useRequest(learningRequests.overview);
  useEffect(() => void dispatch(overviewRequested()), [dispatch]);

  if (!overview && failure && !busy)
    return (
      <ErrorState
        text={learningProgressCopy.failed}
        requestId={failure.requestId}
        onRetry={() => dispatch(overviewRequested())}
      />
    );
  if (!overview) return <Loading />;
  if (overview.courses.length === 0) return <NothingYet />;
  const { summary, days, courses } = overview;
  const isFinished = courses.every(
    ({ state, accessState }) => state === 'completed' || accessState === 'refunded',
  );
  return (
    <>
      {savedAt && (
        <p role="status" className="rounded-control bg-accent-tint px-4 py-3 text-sm">
          {learningProgressCopy.saved(formatDayTime(savedAt))}
        </p>
      )}
      <SummaryTiles summary={summary} />
      <div className="grid gap-6 lg:grid-cols-2">
        <ThisWeek summary={summary} days={days} />
        <ContinueCard courses={courses} />
      </div>
      {isFinished && afterwards}
      <HeatMap days={days} />
      <CourseRows courses={courses} />
      <CertificateShelf courses={courses} />
    </>
  );
}

function Loading() {
  return (
    <div aria-busy className="late grid gap-6">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
