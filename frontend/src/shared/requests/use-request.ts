import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectRequest, type RequestState } from './requests.slice';

/** How the named request stands: busy, settled, failure. */
export function useRequest(name: string): RequestState {
  return useSelector(useMemo(() => selectRequest(name), [name]));
}

/** Whether the last answer to the named request was a good one, and none is awaited. */
export function useSucceeded(name: string): boolean {
  const { busy, settled, failure } = useRequest(name);
  return settled && !busy && !failure;
}
