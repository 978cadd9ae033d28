import { useEffect, useRef } from 'react';
import { useSucceeded } from '../../shared/requests/use-request';

/**
 * Closes a dialog once its form's request has succeeded; not after a failure, nor for a success from before it opened.
 */
export function useCloseWhenDone(request: string, onDone: () => void) {
  const done = useSucceeded(request);
  const before = useRef(done);
  useEffect(() => {
    if (done && !before.current) onDone();
    before.current = done;
  }, [done, onDone]);
}
