import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectRequest, type RequestState } from './requests.slice';

/** The state of the named request: busy, settled, failure. */
export function useRequest(name: string): RequestState {
  return useSelector(useMemo(() => selectRequest(name), [name]));
}

/** Whether the last response to the named request was a success, and none is pending. */
export function useSucceeded(name: string): boolean {
  const { busy, settled, failure } = useRequest(name);
  return settled && !busy && !failure;
}
