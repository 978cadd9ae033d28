import type { RouteEntry } from './route-entry';

export const learnerRoutes: readonly RouteEntry[] = [];
