import { useEffect } from 'react';
import { useSucceeded } from '../../shared/requests/use-request';

/** Closes a dialog once what its form sent has succeeded; a failure leaves it as it is. */
export function useCloseWhenDone(request: string, onDone: () => void) {
  const done = useSucceeded(request);
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  return { request };
}
