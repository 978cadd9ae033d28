import type { RouteEntry } from './route-entry';

const notes = () => import('../pages/learner/notes-page');

const screens: readonly Pick<RouteEntry, 'path' | 'load'>[] = [
  { path: '/allcourses', load: () => import('../pages/learner/all-courses-page') },
  { path: '/viewcourse/:courseId', load: () => import('../pages/learner/course-page') },
  { path: '/enrolledcourses', load: () => import('../pages/learner/enrolled-courses-page') },
  { path: '/viewlecture/:courseId', load: () => import('../pages/learner/lecture-page') },
  { path: '/learning-progress', load: () => import('../pages/learner/learning-progress-page') },
  { path: '/notes', load: notes },
  { path: '/notes/:courseId', load: notes },
];

export const learnerRoutes: readonly RouteEntry[] = [
  ...screens.map((screen) => ({
    ...screen,
    access: 'login' as const,
    features: () => import('../store/learner-features'),
  })),
  { path: '/searchwithai', access: 'login', load: () => import('../pages/learner/search-page') },
  { path: '/orders', access: 'login', load: () => import('../pages/learner/orders-page') },
];
