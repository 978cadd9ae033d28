import { combineReducers } from '@reduxjs/toolkit';
import { accountReducer } from '../../features/account/account.slice';
import { catalogReducer } from '../../features/catalog/catalog.slice';
import { reviewsReducer } from '../../features/reviews/reviews.slice';
import { requestsReducer } from '../../shared/requests/requests.slice';
import { sessionReducer } from '../../shared/session/session.slice';
import { siteReducer } from '../../shared/site/site.slice';

/** One line per feature. */
export const rootReducer = combineReducers({
  session: sessionReducer,
  site: siteReducer,
  requests: requestsReducer,
  account: accountReducer,
  catalog: catalogReducer,
  reviews: reviewsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
