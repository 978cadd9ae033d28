import { useCallback, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { EducatorCard } from '../../../features/course/educator-card';
import { handoutsLabel, LectureHandouts } from '../../../features/handouts/lecture-handouts';
import { CourseCompleted } from '../../../features/learning/course-completed';
import { LectureList } from '../../../features/learning/lecture-list';
import { MarkDone } from '../../../features/learning/mark-done';
import { LectureNotes, type NotesHandle } from '../../../features/notes/lecture-notes';
import { quizLabel, selectQuizzesOf } from '../../../features/quizzes/quiz-label';
import { LectureQuiz } from '../../../features/quizzes/lecture-quiz';
import { LectureQuestions } from '../../../features/questions/lecture-questions';
import type { PlayerHandle } from '../../../features/player/lecture-player';
import type { CourseDetail, Lecture } from '../../../shared/api/types';
import { lectureCopy } from '../../../shared/copy/learner';
import { BackLink } from '../../../shared/ui/back-link';
import { ButtonLink } from '../../../shared/ui/button';
import { PageTitle } from '../../../shared/ui/page-title';
import { LoadingTitle } from '../../../shared/ui/loading-title';
import { Skeleton } from '../../../shared/ui/skeleton';
import { CourseGone } from './course-gone';
import { CourseStanding } from './course-standing';
import { LectureArea } from './lecture-area';
import { useLecturePage, type LecturePageState } from './use-lecture-page';

export default function LecturePage() {
  const page = useLecturePage();
  if (page.course) return <Filled page={page} course={page.course} />;
  if (page.failure) return <CourseGone failure={page.failure} onRetry={page.reload} />;
  return <Loading />;
}

interface PageParts {
  page: LecturePageState;
  course: CourseDetail;
}

function Filled({ page, course }: PageParts) {
  const { select, lecture } = page;
  // A lecture that follows one that plays or has just ended starts automatically.
  const [follows, setFollows] = useState<string | null>(null);
  const go = useCallback(
    (to: Lecture, plays: boolean) => {
      setFollows(plays ? to._id : null);
      select(to);
    },
    [select],
  );
  const player = useRef<PlayerHandle>(null);
  const stage = useRef<HTMLDivElement>(null);
  const choose = (chosen: Lecture) => {
    go(chosen, player.current?.plays() ?? false);
    // On a phone the list is below the player, whose change would go unnoticed.
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const notes = useRef<NotesHandle>(null);
  const hasCourse = page.enrolled || page.isCreator;
  const beginNote = () => {
    // What lies beside the player is not painted while it fills the screen.
    if (document.fullscreenElement) void document.exitFullscreen();
    notes.current?.begin();
  };
  const jump = (seconds: number) => {
    player.current?.seek(seconds);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const standing = page.enrolled && lecture ? page.progress.get(lecture._id) : undefined;

  return (
    <div className="container-page py-6 md:py-8">
      <BackLink to={`/viewcourse/${course._id}`} label={course.title} />
      <div className="mt-3 grid grid-cols-1 gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          <div ref={stage} className="grid grid-cols-1 gap-5">
            <LectureArea
              {...{ page, course, follows, player }}
              onGo={go}
              onNote={hasCourse ? beginNote : undefined}
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <PageTitle title={lecture?.lectureTitle ?? course.title} className="text-2xl" />
            {standing && (
              <MarkDone key={standing.lectureId} courseId={course._id} progress={standing} />
            )}
          </div>
          {lecture && <LectureHandouts lecture={lecture} />}
          {page.isCreator && course.creatorCard && (
            <section aria-labelledby="instructor" className="grid gap-3">
              <h2 id="instructor" className="text-lg font-semibold">
                {lectureCopy.instructor}
              </h2>
              <EducatorCard creator={course.creatorCard} />
            </section>
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <div className="flex flex-wrap gap-x-3 gap-y-6 *:min-w-0 *:has-aria-expanded:basis-full empty:hidden">
            {hasCourse && lecture && (
              <LectureNotes
                ref={notes}
                courseId={course._id}
                lecture={lecture}
                player={() => player.current}
                onJump={jump}
              />
            )}
            {hasCourse && (lecture || page.question) && (
              <LectureQuestions
                courseId={course._id}
                lecture={lecture}
                player={() => player.current}
                isEducator={page.isCreator}
                wanted={page.question}
                onJump={jump}
              />
            )}
            {hasCourse && lecture && (
              <LectureQuiz
                courseId={course._id}
                lectureId={lecture._id}
                isEducator={page.isCreator}
              />
            )}
          </div>
          <AllLectures page={page} course={course} onSelect={choose} />
        </div>
      </div>
    </div>
  );
}

interface AllLecturesProps extends PageParts {
  onSelect: (lecture: Lecture) => void;
}

function AllLectures({ page, course, onSelect }: AllLecturesProps) {
  const quizzes = useSelector(selectQuizzesOf(course._id));
  const done = [...page.progress.values()].filter((entry) => entry.done).length;
  return (
    <section aria-labelledby="all-lectures" className="grid content-start gap-4">
      <h2 id="all-lectures" className="text-xl font-semibold">
        {lectureCopy.list}
      </h2>
      {page.enrolled && <CourseCompleted courseId={course._id} title={course.title} />}
      {page.enrolled && course.lectures.length > 0 && (
        <CourseStanding
          standing={page.standing}
          done={done}
          total={course.lectures.length}
          onRetry={page.askStanding}
        />
      )}
      {course.lectures.length === 0 ? (
        <p className="text-muted">{lectureCopy.none}</p>
      ) : (
        <LectureList
          lectures={course.lectures}
          progress={page.progress}
          selectedId={page.lecture?._id ?? null}
          noteOf={(one) =>
            [handoutsLabel(one), quizLabel(quizzes?.[one._id])].filter(Boolean).join(' · ')
          }
          onSelect={onSelect}
        />
      )}
      {course.lectures.some(({ locked }) => locked) && (
        <ButtonLink variant="secondary" to={`/viewcourse/${course._id}`}>
          {lectureCopy.unlock}
        </ButtonLink>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div aria-busy className="container-page late py-8">
      <LoadingTitle />
      <Skeleton className="h-6 w-64 max-w-full" />
      <div className="mt-5 grid gap-8 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="player-place rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
