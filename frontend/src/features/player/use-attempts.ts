import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The source and starting position of the player. A retry continues where the picture stopped; the player retries
 * automatically when the device is online again, and then plays only if it was playing.
 */
export function useAttempts(src: string, startAt: number, autoPlay: boolean) {
  const [attempt, setAttempt] = useState({ tries: 0, src, startAt, autoPlay });
  const [failedOne, setFailedOne] = useState<typeof attempt>();
  const failed = failedOne === attempt;
  const standing = useRef({ startAt, autoPlay });

  // After an error, another source needs a new attempt, too.
  const tries = attempt.tries + Number(failed);
  if (attempt.src !== src) setAttempt({ tries, src, startAt, autoPlay });
  useEffect(() => {
    standing.current = { startAt: attempt.startAt, autoPlay: attempt.autoPlay };
  }, [attempt]);
  const tryAgain = (plays: boolean) =>
    setAttempt({ ...attempt, ...standing.current, autoPlay: plays, tries: attempt.tries + 1 });
  const onOnline = useEffectEvent(() => tryAgain(standing.current.autoPlay));
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failed]);

  return {
    attempt,
    failed,
    /** Another place to begin at, while nothing is played. */
    begin: (seconds: number) => setAttempt({ ...attempt, startAt: seconds }),
    reach: (seconds: number) => {
      standing.current.startAt = seconds;
    },
    play: (plays: boolean) => {
      standing.current.autoPlay = plays;
    },
    fail: () => setFailedOne(attempt),
    retry: () => tryAgain(true),
  };
}
