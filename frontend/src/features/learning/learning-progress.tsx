import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { CloudOff } from 'lucide-react';
import { commonCopy } from '../../shared/copy/common';
import { learningProgressCopy } from '../../shared/copy/learning-progress';
import { formatDayTime } from '../../shared/lib/dates';
import { BackLink } from '../../shared/ui/back-link';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { ErrorState } from '../../shared/ui/states';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { isAllFinished } from './progress/arrange';
import { CertificateShelf } from './progress/certificate-shelf';
import { ContinueCard } from './progress/continue-card';
import { CourseRows } from './progress/course-rows';
import { HeatMap } from './progress/heat-map';
import { NothingYet } from './progress/nothing-yet';
import { SummaryTiles } from './progress/summary-tiles';
import { ThisWeek } from './progress/this-week';
import { overviewRequested } from './learning.slice';
import { useOverview } from './use-overview';

interface LearningProgressProps {
  /** Shown to learners who have finished everything. */
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
  const { overview, savedAt, failure } = useOverview();

  if (failure)
    return (
      <ErrorState
        text={learningProgressCopy.failed}
        requestId={failure.requestId}
        onRetry={() => dispatch(overviewRequested())}
      />
    );
  if (!overview) return <Loading />;
  const { summary, days, courses } = overview;
  return (
    <>
      <SavedNote savedAt={savedAt} />
      {courses.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <SummaryTiles summary={summary} />
          <div className="grid gap-6 lg:grid-cols-2">
            <ThisWeek summary={summary} days={days} />
            <ContinueCard courses={courses} />
          </div>
          {isAllFinished(courses) && afterwards}
          <HeatMap summary={summary} days={days} />
          <CourseRows courses={courses} />
          <CertificateShelf courses={courses} />
        </>
      )}
    </>
  );
}

/** The region is always rendered, so that text appearing in it is announced. */
function SavedNote({ savedAt }: { savedAt: string | null }) {
  return (
    <div role="status" className="empty:hidden">
      {savedAt && (
        <p className="flex items-center gap-3 rounded-control bg-accent-tint px-4 py-3 text-sm">
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {learningProgressCopy.saved(formatDayTime(savedAt))}
        </p>
      )}
    </div>
  );
}

const ROWS = [0, 1, 2];

function Loading() {
  return (
    <div aria-busy className="late grid gap-8">
      <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[...ROWS, 3].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card" />
        ))}
      </div>
      <div className="grid gap-4">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-36 rounded-card" />
        ))}
      </div>
    </div>
  );
}
