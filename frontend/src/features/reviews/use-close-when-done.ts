import { useEffect } from 'react';
import { useRequest } from '../../shared/requests/use-request';

/** Closes a dialog once what its form sent has succeeded; a failure leaves it as it is. */
export function useCloseWhenDone(request: string, onDone: () => void) {
  const { busy, settled, failure } = useRequest(request);
  const done = settled && !busy && !failure;
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  return { request };
}
