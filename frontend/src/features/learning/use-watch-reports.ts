import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { watched } from './learning.slice';
import { WatchRecorder } from './watch-recorder';

const EVERY_MS = 10_000;

interface Reports {
  onTime: (seconds: number) => void;
  onSeek: () => void;
  onPause: () => void;
}

/**
 * Reports watching of one lecture: every ten seconds, on pause, when the page is hidden and when another lecture is
 * opened. `enabled` is false for users who are not enrolled.
 */
export function useWatchReports(courseId: string, lectureId: string, enabled: boolean): Reports {
  const dispatch = useDispatch();
  const recorder = useMemo(() => new WatchRecorder(), []);
  const position = useRef<number | null>(null);

  const report = useCallback(
    (leaving: boolean) => {
      const intervals = recorder.take().map((interval) => ({ lectureId, ...interval }));
      if (!enabled || position.current === null || intervals.length === 0) return;
      const message = { intervals, position: { lectureId, seconds: position.current } };
      dispatch(watched({ courseId, message, leaving }));
    },
    [dispatch, recorder, courseId, lectureId, enabled],
  );

  useEffect(() => {
    const timer = setInterval(() => report(false), EVERY_MS);
    const leave = () => report(true);
    // Phones discard hidden pages without another event.
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      report(false);
      // The next lecture starts a new recording.
      recorder.interrupt();
      position.current = null;
    };
  }, [report, recorder]);

  return {
    onTime: (seconds) => {
      position.current = seconds;
      recorder.advance(seconds);
    },
    onSeek: () => recorder.interrupt(),
    onPause: () => report(false),
  };
}
