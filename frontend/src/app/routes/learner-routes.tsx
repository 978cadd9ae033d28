import type { RouteEntry } from './route-entry';

const features = () => import('../store/learner-features');

export const learnerRoutes: readonly RouteEntry[] = [
  {
    path: '/allcourses',
    access: 'login',
    load: () => import('../pages/learner/all-courses-page'),
    features,
  },
  {
    path: '/viewcourse/:courseId',
    access: 'login',
    load: () => import('../pages/learner/course-page'),
    features,
  },
  {
    path: '/enrolledcourses',
    access: 'login',
    load: () => import('../pages/learner/enrolled-courses-page'),
    features,
  },
  {
    path: '/viewlecture/:courseId',
    access: 'login',
    load: () => import('../pages/learner/lecture-page'),
    features,
  },
  {
    path: '/searchwithai',
    access: 'login',
    load: () => import('../pages/learner/search-page'),
    features: () => import('../store/search-features'),
  },
  {
    path: '/learning-progress',
    access: 'login',
    load: () => import('../pages/learner/learning-progress-page'),
    features,
  },
  {
    path: '/notes',
    access: 'login',
    load: () => import('../pages/learner/notes-page'),
    features,
  },
  {
    path: '/notes/:courseId',
    access: 'login',
    load: () => import('../pages/learner/notes-page'),
    features,
  },
  {
    path: '/orders',
    access: 'login',
    load: () => import('../pages/learner/orders-page'),
    features: () => import('../store/order-features'),
  },
];
