import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  courseRequest,
  courseRequested,
  selectCourse,
} from '../../../features/course/course.slice';
import { selectCourseProgress } from '../../../features/learning/learning.selectors';
import {
  courseProgressRequested,
  learningRequests,
} from '../../../features/learning/learning.slice';
import type { Lecture } from '../../../shared/api/types';
import { useRequest } from '../../../shared/requests/use-request';
import { selectIsEnrolled, selectUserId } from '../../../shared/session/session.selectors';

const POLL_MS = 5000;
const STILL_COMING = new Set(['uploaded', 'processing']);

/** Asks again while the chosen lecture is being prepared; an answer under way would be lost with that. */
function usePolling(courseId: string, lecture: Lecture | null, busy: boolean) {
  const dispatch = useDispatch();
  const waiting = lecture !== null && !lecture.videoUrl && STILL_COMING.has(lecture.videoStatus);
  useEffect(() => {
    if (!waiting || busy) return;
    const timer = setTimeout(() => dispatch(courseRequested(courseId)), POLL_MS);
    return () => clearTimeout(timer);
  }, [dispatch, courseId, waiting, busy]);
}

/** The course of the address, the chosen lecture, and what the learner has seen of it. */
export function useLecturePage() {
  const { courseId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const dispatch = useDispatch();
  const course = useSelector(selectCourse(courseId));
  const enrolled = useSelector(selectIsEnrolled(courseId));
  const userId = useSelector(selectUserId);
  const saved = useSelector(selectCourseProgress(courseId));
  const asked = useRequest(courseRequest(courseId));
  const { failure: notLoaded } = useRequest(learningRequests.course(courseId));
  // What an earlier visit left behind does not count: another device may have gone on since.
  const [before] = useState({ saved, notLoaded });
  const heard = saved !== before.saved || (notLoaded !== null && notLoaded !== before.notLoaded);

  const reload = () => dispatch(courseRequested(courseId));
  useEffect(() => {
    dispatch(courseRequested(courseId));
    if (enrolled) dispatch(courseProgressRequested(courseId));
  }, [dispatch, courseId, enrolled]);

  // A page that is there stays, and whatever plays in it, until the course itself is gone.
  const failure = course || asked.busy ? null : asked.failure;

  const wanted = params.get('lecture');
  const lectures = course?.lectures ?? [];
  const lecture = (wanted ? lectures.find(({ _id }) => _id === wanted) : lectures[0]) ?? null;
  usePolling(courseId, lecture, asked.busy);

  const progress = useMemo(
    () => new Map(saved?.lectures.map((entry) => [entry.lectureId, entry])),
    [saved],
  );
  const at = lecture ? lectures.indexOf(lecture) : -1;
  return {
    course,
    failure,
    reload,
    enrolled,
    isCreator: course !== null && course.creator === userId,
    /** Where to begin is known only then. */
    ready: course !== null && (!enrolled || heard),
    lecture,
    /** Watch Now names none: the first is shown, and where the learner left off is offered. */
    chosen: wanted !== null,
    previous: lectures[at - 1] ?? null,
    next: at < 0 ? null : (lectures[at + 1] ?? null),
    progress,
    lastLectureId: saved?.lastLectureId ?? null,
    select: ({ _id }: Pick<Lecture, '_id'>) => setParams({ lecture: _id }),
  };
}

export type LecturePageState = ReturnType<typeof useLecturePage>;
