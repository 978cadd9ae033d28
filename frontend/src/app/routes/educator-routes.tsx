import type { RouteEntry } from './route-entry';

export const educatorRoutes: readonly RouteEntry[] = [];
