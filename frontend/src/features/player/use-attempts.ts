import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Trying again builds the player anew, where the picture stopped; it tries by itself when the connection is back, and
 * then plays only what was playing.
 */
export function useAttempts(startAt: number, autoPlay: boolean) {
  const position = useRef(startAt);
  const playing = useRef(autoPlay);
  const [attempt, setAttempt] = useState({ number: 0, startAt, autoPlay });
  const [failed, setFailed] = useState(false);

  const begin = useCallback((plays: boolean) => {
    setFailed(false);
    setAttempt(({ number }) => ({
      number: number + 1,
      startAt: position.current,
      autoPlay: plays,
    }));
  }, []);
  useEffect(() => {
    if (!failed) return undefined;
    const onOnline = () => begin(playing.current);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failed, begin]);

  return {
    attempt,
    failed,
    reach: (seconds: number) => {
      position.current = seconds;
    },
    play: (plays: boolean) => {
      playing.current = plays;
    },
    fail: () => setFailed(true),
    retry: () => begin(true),
  };
}
