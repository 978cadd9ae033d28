import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectRequest, type RequestState } from './requests.slice';

/** How the named request stands: busy, settled, failure. */
export function useRequest(name: string): RequestState {
  return useSelector(useMemo(() => selectRequest(name), [name]));
}
