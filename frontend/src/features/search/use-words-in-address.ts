import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { searchLinked, selectSearch } from './search.slice';

/** Keeps the search in the URL, so that a reload, a bookmark or a shared link repeats it. */
export function useWordsInAddress(): void {
  const dispatch = useDispatch();
  const { answer } = useSelector(selectSearch);
  const [params, setParams] = useSearchParams();
  const words = params.get('q')?.trim();
  const linked = useRef(words);
  const answered = answer?.input;

  useEffect(() => {
    const asked = linked.current;
    linked.current = undefined;
    if (asked && asked !== answered) dispatch(searchLinked(asked));
  }, [answered, dispatch]);

  useEffect(() => {
    if (answered && answered !== words)
      setParams({ q: answered }, { replace: true, preventScrollReset: true });
  }, [answered, words, setParams]);
}
