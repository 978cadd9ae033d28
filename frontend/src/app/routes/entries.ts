import { accountRoutes } from './account-routes';
import { educatorRoutes } from './educator-routes';
import { learnerRoutes } from './learner-routes';
import { siteRoutes } from './site-routes';

export const entries = [...learnerRoutes, ...educatorRoutes, ...accountRoutes, ...siteRoutes];
