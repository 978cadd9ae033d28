import { useEffect, useRef } from 'react';
import { useSucceeded } from '../../shared/requests/use-request';

/**
 * Closes a dialog once what its form sent has succeeded; a failure leaves it as it is, and so does what was answered
 * before it opened.
 */
export function useCloseWhenDone(request: string, onDone: () => void) {
  const done = useSucceeded(request);
  const before = useRef(done);
  useEffect(() => {
    if (done && !before.current) onDone();
    before.current = done;
  }, [done, onDone]);
}
