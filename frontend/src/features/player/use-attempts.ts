import { useRef, useState } from 'react';

/** Trying again builds the player anew, where the picture stopped. */
export function useAttempts(startAt: number) {
  const position = useRef(startAt);
  const [attempt, setAttempt] = useState({ number: 0, startAt });
  const [failed, setFailed] = useState(false);
  return {
    attempt,
    failed,
    reach: (seconds: number) => {
      position.current = seconds;
    },
    fail: () => setFailed(true),
    retry: () => {
      setFailed(false);
      setAttempt({ number: attempt.number + 1, startAt: position.current });
    },
  };
}
