import type { RouteEntry } from './route-entry';

const notes = () => import('../pages/learner/notes-page');

const screens: readonly Omit<RouteEntry, 'access'>[] = [
  { path: '/allcourses', load: () => import('../pages/learner/all-courses-page') },
  { path: '/viewcourse/:courseId', load: () => import('../pages/learner/course-page') },
  { path: '/enrolledcourses', load: () => import('../pages/learner/enrolled-courses-page') },
  { path: '/viewlecture/:courseId', load: () => import('../pages/learner/lecture-page') },
  {
    path: '/searchwithai',
    load: () => import('../pages/learner/search-page'),
    features: () => import('../store/search-features'),
  },
  { path: '/learning-progress', load: () => import('../pages/learner/learning-progress-page') },
  { path: '/notes', load: notes },
  { path: '/notes/:courseId', load: notes },
  {
    path: '/orders',
    load: () => import('../pages/learner/orders-page'),
    features: () => import('../store/order-features'),
  },
];

export const learnerRoutes: readonly RouteEntry[] = screens.map((screen) => ({
  access: 'login',
  features: () => import('../store/learner-features'),
  ...screen,
}));
