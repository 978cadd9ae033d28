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

/**
 * Polls while the chosen lecture is being processed; not while busy, because a new request would cancel the pending
 * one.
 */
function usePolling(courseId: string, lecture: Lecture | null, busy: boolean) {
  const dispatch = useDispatch();
  const waiting = lecture !== null && !lecture.videoUrl && STILL_COMING.has(lecture.videoStatus);
  useEffect(() => {
    if (!waiting || busy) return;
    const timer = setTimeout(() => dispatch(courseRequested(courseId)), POLL_MS);
    return () => clearTimeout(timer);
  }, [dispatch, courseId, waiting, busy]);
}

/**
 * Automatic playback and keys skip lectures that are locked, have no video or failed, because they would end there. The
 * list links to all of them.
 */
const isPlayable = ({ videoUrl }: Lecture) => videoUrl !== null;

/** What is known of how far the learner is. */
export type Standing = 'asked' | 'known' | 'failed';

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
  // Results of an earlier visit do not count: another device may have continued since.
  const [before] = useState({ saved, notLoaded });
  const heard = saved !== before.saved || (notLoaded !== null && notLoaded !== before.notLoaded);

  const reload = () => dispatch(courseRequested(courseId));
  useEffect(() => {
    dispatch(courseRequested(courseId));
    if (enrolled) dispatch(courseProgressRequested(courseId));
  }, [dispatch, courseId, enrolled]);

  // A loaded page stays, with whatever it plays, until the course itself is gone.
  const failure = course || asked.busy ? null : asked.failure;

  const wanted = params.get('lecture');
  const lectures = course?.lectures ?? [];
  const first = lectures.find(({ locked }) => !locked) ?? lectures[0];
  const lecture = (wanted ? lectures.find(({ _id }) => _id === wanted) : first) ?? null;
  usePolling(courseId, lecture, asked.busy);

  const progress = useMemo(
    () => new Map(saved?.lectures.map((entry) => [entry.lectureId, entry])),
    [saved],
  );
  const standing: Standing = saved ? 'known' : notLoaded ? 'failed' : 'asked';
  const at = lecture ? lectures.indexOf(lecture) : -1;
  return {
    course,
    failure,
    reload,
    enrolled,
    isCreator: course !== null && course.creator === userId,
    /** Only then is the starting position known. */
    ready: course !== null && (!enrolled || heard),
    lecture,
    /** Watch Now names no lecture: the first is shown, and the saved position is offered. */
    chosen: wanted !== null,
    previous: lectures.slice(0, Math.max(at, 0)).findLast(isPlayable) ?? null,
    next: at < 0 ? null : (lectures.slice(at + 1).find(isPlayable) ?? null),
    progress,
    standing,
    /** The question that a mail led to. */
    question: params.get('question'),
    askStanding: () => dispatch(courseProgressRequested(courseId)),
    lastLectureId: saved?.lastLectureId ?? null,
    select: ({ _id }: Pick<Lecture, '_id'>) => setParams({ lecture: _id }),
  };
}

export type LecturePageState = ReturnType<typeof useLecturePage>;
