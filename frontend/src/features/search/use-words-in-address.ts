import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { askable, searchLinked, selectSearch } from './search.slice';

/**
 * Keeps the search in the URL, so that a reload, a bookmark or a shared link repeats it, and Back leads to the search
 * before.
 */
export function useWordsInAddress(): void {
  const dispatch = useDispatch();
  const { answer } = useSelector(selectSearch);
  const [params, setParams] = useSearchParams();
  const words = askable(params.get('q') ?? '');
  const answered = answer?.input;
  const before = useRef(answered);

  useEffect(() => {
    const isNew = answered !== before.current;
    before.current = answered;
    if (words === answered) return;
    if (words && !isNew) dispatch(searchLinked(words));
    else if (answered) setParams({ q: answered }, { replace: !words, preventScrollReset: true });
  }, [answered, words, dispatch, setParams]);
}
