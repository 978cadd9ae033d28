import { useEffect, useRef } from 'react';
import { useSucceeded } from './use-request';

/**
 * Goes on once a form's request has succeeded, as by closing its dialog; not after a failure, nor for a success from
 * before it opened.
 */
export function useWhenDone(request: string, onDone: () => void) {
  const done = useSucceeded(request);
  const before = useRef(done);
  useEffect(() => {
    if (done && !before.current) onDone();
    before.current = done;
  }, [done, onDone]);
}
