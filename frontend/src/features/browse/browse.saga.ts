import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { logFailure } from '../../shared/requests/failures';
import { track } from '../../shared/requests/track';
import { requestPage } from '../../shared/sagas/request-page';
import { forkLatest, forkLeading } from '../../shared/sagas/watchers';
import {
  browseRequested,
  browseRequests,
  firstPageReceived,
  moreRequested,
  nextPageReceived,
  selectBrowse,
  type BrowseQuery,
} from './browse.slice';

const PAGE = 24;

function page({ categories, sort }: BrowseQuery, cursor: string | null) {
  const query = {
    sort,
    limit: PAGE,
    ...(categories.length > 0 && { category: categories }),
    ...(cursor && { cursor }),
  };
  return requestPage((api) => api.GET('/api/course/getpublishedcoures', { params: { query } }));
}

function* loadFirst({ payload: query }: PayloadAction<BrowseQuery>) {
  const found = yield* track(browseRequests.list, () => page(query, null), logFailure);
  if (found) yield* put(firstPageReceived(found));
}

/** Drops a page that arrives after the filters have changed, because it belongs to another list. */
function* loadMore() {
  const { query, cursor } = yield* select(selectBrowse);
  if (!cursor) return;
  const found = yield* track(browseRequests.more, () => page(query, cursor), logFailure);
  const now = yield* select(selectBrowse);
  if (found && now.query === query) yield* put(nextPageReceived(found));
}

export function* browseSaga() {
  yield* forkLatest(browseRequested, loadFirst);
  yield* forkLeading(moreRequested, loadMore);
}
