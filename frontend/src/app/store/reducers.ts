import { catalogReducer } from '../../features/catalog/catalog.slice';
import { reviewsReducer } from '../../features/reviews/reviews.slice';
import { requestsReducer } from '../../shared/requests/requests.slice';
import { sessionReducer } from '../../shared/session/session.slice';
import { siteReducer } from '../../shared/site/site.slice';

/** One line per feature of the first screen; the others are in `*-features.ts`. */
export const reducers = {
  session: sessionReducer,
  site: siteReducer,
  requests: requestsReducer,
  catalog: catalogReducer,
  reviews: reviewsReducer,
};
