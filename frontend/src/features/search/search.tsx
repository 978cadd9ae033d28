import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { searchCopy } from '../../shared/copy/search';
import { useRequest } from '../../shared/requests/use-request';
import { PageTitle } from '../../shared/ui/page-title';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { SearchAnswer } from './search-answer';
import { SearchBox } from './search-box';
import { searchLeft, searchOpened, searchRequest, selectSearch } from './search.slice';
import { Suggestions } from './suggestions';
import { useWordsInAddress } from './use-words-in-address';

export function Search() {
  const dispatch = useDispatch();
  const { answer } = useSelector(selectSearch);
  const { busy } = useRequest(searchRequest);
  useEffect(() => {
    dispatch(searchOpened());
    return () => void dispatch(searchLeft());
  }, [dispatch]);
  // After the opening, which clears the search of the previous visit.
  useWordsInAddress();

  const isSuggesting = !busy && !answer?.courses.length;
  useLeadOn(isSuggesting ? 1 : 0, () => document.querySelector('h1')?.focus());

  return (
    <>
      <div className="scheme-dark bg-hero py-10 text-white md:py-14">
        <div className="container-page">
          <div className="mx-auto max-w-3xl">
            <PageTitle title={searchCopy.title} className="md:text-4xl" />
            <p className="mt-2 max-w-prose text-hero-muted">{searchCopy.lead}</p>
            <SearchBox />
          </div>
        </div>
      </div>
      <div className="container-page py-8 md:py-10">
        <div className="mx-auto max-w-3xl">
          <SearchAnswer />
          {isSuggesting && <Suggestions />}
        </div>
      </div>
    </>
  );
}
